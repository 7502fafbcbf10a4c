import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../../lib/use-online.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { useAnswerUnmasking } from './unmaskings.api.ts';

/** The second admin's word. */
export function AnswerUnmasking({ unmaskingId }: { unmaskingId: string }) {
  const { t } = useTranslation('moderator');
  const answer = useAnswerUnmasking();
  const isOnline = useOnline();
  const isBusy = (agrees: boolean) => answer.isPending && answer.variables.agrees === agrees;
  const say = (agrees: boolean) => answer.mutate({ unmaskingId, agrees });
  return (
    <>
      <div className="flex gap-2.5">
        <Button size="sm" loading={isBusy(false)} disabled={!isOnline} onClick={() => say(false)}>
          {t('second.refuse')}
        </Button>
        <Button
          size="sm"
          variant="night"
          loading={isBusy(true)}
          disabled={!isOnline}
          onClick={() => say(true)}
        >
          {t('unmasking.agree')}
        </Button>
      </div>
      {answer.isError && <FailureNotice title={t('notSent')} error={answer.error} />}
    </>
  );
}
