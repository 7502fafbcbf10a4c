import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { FailedSkip } from './use-skips.ts';

interface SkipFaultProps {
  failed: FailedSkip;
  onRetry: () => void;
}

/** Stays with the feed until it is dealt with: a message that goes away would take the note's fate with it. */
export function SkipFault({ failed, onRetry }: SkipFaultProps) {
  const { t } = useTranslation('feed');
  const { t: tRequest } = useTranslation('request');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-rose-soft px-4 py-2 text-small md:pr-22 md:pl-10"
    >
      <p className="min-w-0 flex-1">
        <strong className="font-semibold text-rose">
          {failed.card.name}: {t('skip.failed')}.
        </strong>{' '}
        {errorMessage(tRequest, failed.error)}
      </p>
      <Button size="sm" onClick={onRetry}>
        {t('again')}
      </Button>
    </div>
  );
}
