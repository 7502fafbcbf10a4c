import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('admin');
  const { t: tRequest } = useTranslation('request');
  return (
    <StateView
      kind="error"
      headingLevel={3}
      title={title}
      actions={<Button onClick={onRetry}>{t('again')}</Button>}
    >
      <p>{errorMessage(tRequest, error)}</p>
    </StateView>
  );
}
