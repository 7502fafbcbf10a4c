import { useTranslation } from 'react-i18next';
import { errorMessage, isApiError } from '../../lib/api/api-error.ts';
import { passFocusOn } from '../../lib/pass-focus-on.ts';
import { Button } from '../button/button.tsx';
import { StateView } from './state-view.tsx';

interface LoadFailureProps {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** 3 where it is one part of a page that has a way on of its own. */
  headingLevel?: 2 | 3;
}

/** Stands where something should have been: what is missing, why, and another try. */
export function LoadFailure({ title, error, onRetry, headingLevel = 2 }: LoadFailureProps) {
  const { t } = useTranslation('request');
  const isOffline = isApiError(error) && error.failure.kind === 'offline';
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      headingLevel={headingLevel}
      title={title}
      actions={
        <Button
          variant={headingLevel === 2 ? 'sun' : 'outline'}
          onClick={(event) => {
            passFocusOn(event);
            onRetry();
          }}
        >
          {t('tryAgain')}
        </Button>
      }
    >
      <p>{errorMessage(t, error)}</p>
    </StateView>
  );
}
