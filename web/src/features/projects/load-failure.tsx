import { useTranslation } from 'react-i18next';
import { errorMessage, isApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';

interface LoadFailureProps {
  title: string;
  again: string;
  error: unknown;
  onRetry: () => void;
}

export function LoadFailure({ title, again, error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('request');
  const isOffline = isApiError(error) && error.failure.kind === 'offline';
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={title}
      actions={
        <Button variant="sun" onClick={onRetry}>
          {again}
        </Button>
      }
    >
      <p>{errorMessage(t, error)}</p>
    </StateView>
  );
}
