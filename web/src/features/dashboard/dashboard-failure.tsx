import { useTranslation } from 'react-i18next';
import { errorMessage, isApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';

interface DashboardFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function DashboardFailure({ title, error, onRetry }: DashboardFailureProps) {
  const { t } = useTranslation('dashboard');
  const { t: tRequest } = useTranslation('request');
  const isOffline = isApiError(error) && error.failure.kind === 'offline';
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={title}
      actions={
        <Button variant="sun" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      <p>{errorMessage(tRequest, error)}</p>
    </StateView>
  );
}
