import type { Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { useAgreeToReveal } from './threads.api.ts';

/** Names show only when both agree; agreeing second is for good, so it is asked about. */
export function RevealBox({ feedbackId, thread }: { feedbackId: string; thread: Thread }) {
  const { t } = useTranslation('feedback');
  const [isAsking, setAsking] = useState(false);
  const agree = useAgreeToReveal(feedbackId);
  const { reveal, side, can } = thread;
  if (reveal.names) {
    const other = side === 'maker' ? reveal.names.tester : reveal.names.maker;
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3 text-small">
        {t('reveal.done', { name: other.name, username: other.username })}
        {reveal.conversationId && (
          <Link to={`/messages/${reveal.conversationId}`} className={buttonClasses({ size: 'sm' })}>
            {t('reveal.write', { name: other.name })}
          </Link>
        )}
      </p>
    );
  }
  if (!can.reveal) return null;
  const isMine = reveal[side];
  const isTheirs = reveal[side === 'maker' ? 'tester' : 'maker'];
  const failure = agree.isError && <FailureNotice title={t('reveal.failed')} error={agree.error} />;
  const state = isMine ? 'waiting' : isTheirs ? 'asked' : 'none';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3 text-small">
      <p className="min-w-[min(14rem,100%)] flex-1 text-ink-muted">{t(`reveal.${state}`)}</p>
      <Button
        size="sm"
        variant={isTheirs ? 'night' : 'outline'}
        loading={agree.isPending}
        onClick={() => (isTheirs ? setAsking(true) : agree.mutate(!isMine))}
      >
        {isMine ? t('reveal.withdraw') : isTheirs ? t('reveal.agree') : t('reveal.propose')}
      </Button>
      {!isAsking && failure}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('reveal.confirmTitle')}
        confirmLabel={t('reveal.agree')}
        danger={false}
        onConfirm={() => agree.mutateAsync(true)}
      >
        <p>{t('reveal.confirmBody')}</p>
        {failure}
      </ConfirmDialog>
    </div>
  );
}
