import type { Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { useCloseThread } from './threads.api.ts';

/** Closing is one press, with Undo; opening again is there for as long as it is closed. */
export function ThreadClosing({ feedbackId, thread }: { feedbackId: string; thread: Thread }) {
  const { t } = useTranslation('feedback');
  const { t: tRequest } = useTranslation('request');
  const change = useCloseThread(feedbackId);
  const { side, closed, can, tester: number } = thread;
  const isOwn = closed[side];
  const isByOther = side === 'tester' && closed.maker && !isOwn;

  async function set(isClosed: boolean): Promise<void> {
    try {
      await change.mutateAsync(isClosed);
      void showToast(
        isClosed
          ? { title: t('thread.toast.closed'), undo: () => void set(false) }
          : { title: t('thread.toast.reopened') },
      );
    } catch (error) {
      void showToast({
        kind: 'error',
        title: t('thread.toast.failed'),
        description: errorMessage(tRequest, error),
      });
    }
  }

  const reads = isOwn
    ? t(`thread.closed.${side}`, { number })
    : isByOther
      ? t('thread.closed.byMaker')
      : null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      {reads && <p className="min-w-[min(14rem,100%)] flex-1 text-ink-muted">{reads}</p>}
      {can.close && (
        <Button
          size="sm"
          variant={isOwn ? 'outline' : 'ghost'}
          loading={change.isPending}
          onClick={() => void set(!isOwn)}
          className={isOwn ? '' : '-ml-3'}
        >
          {isOwn ? t('thread.reopen') : t('thread.close')}
        </Button>
      )}
    </div>
  );
}
