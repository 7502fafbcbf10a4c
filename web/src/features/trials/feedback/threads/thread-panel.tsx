import type { Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { formatSiteDay } from '../../../../lib/format-time.ts';
import { ReportButton } from '../../../../parts/reports/report-button.tsx';
import { ReportedFold } from '../../../../parts/reports/reported-fold.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { TextSkeleton } from '../../../../ui/state/skeleton.tsx';
import { ShownFrom } from '../shown-from.tsx';
import { RevealBox } from './reveal-box.tsx';
import { ThreadClosing } from './thread-closing.tsx';
import { ThreadReply } from './thread-reply.tsx';
import { threadOf } from './threads.api.ts';

interface ThreadPanelProps {
  feedbackId: string;
  /** Opened in order to write: the field has the focus. */
  writing?: boolean;
}

/** The masked thread: maker and tester talk, and only the maker has a name. */
export function ThreadPanel({ feedbackId, writing = false }: ThreadPanelProps) {
  const { t } = useTranslation('feedback');
  const { t: tRequest } = useTranslation('request');
  const thread = useQuery(threadOf(feedbackId));
  if (thread.isPending) {
    return (
      <div role="status" className="rounded-card bg-sunken p-4">
        <span className="sr-only">{t('thread.loading')}</span>
        <TextSkeleton lines={2} />
      </div>
    );
  }
  if (thread.isLoadingError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4">
        <p>{errorMessage(tRequest, thread.error)}</p>
        <Button size="sm" onClick={() => void thread.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <section aria-label={t('thread.label')} className="flex flex-col gap-4 rounded-card bg-sunken p-4">
      {thread.data.markReason && thread.data.side === 'tester' && (
        <p className="text-ink-muted text-small">
          {t('thread.notHelpful', { reason: thread.data.markReason })}
        </p>
      )}
      {!thread.data.closed.tester && <Messages thread={thread.data} />}
      {thread.data.shownFrom && <ShownFrom of="thread" moment={thread.data.shownFrom} />}
      {thread.data.can.reply && <ThreadReply feedbackId={feedbackId} focused={writing} />}
      {thread.data.side === 'maker' && thread.data.can.reply && !thread.data.reveal.names && (
        <p className="text-ink-faint text-small">{t('thread.mayHaveLeft')}</p>
      )}
      <RevealBox feedbackId={feedbackId} thread={thread.data} />
      <ThreadClosing feedbackId={feedbackId} thread={thread.data} />
    </section>
  );
}

function Messages({ thread }: { thread: Thread }) {
  const { t, i18n } = useTranslation('feedback');
  const { names } = thread.reveal;
  const nameOf = (from: 'maker' | 'tester') => {
    if (from === thread.side) return t('you');
    if (names) return names[from].name;
    return from === 'maker' ? t('thread.maker') : t('tester', { number: thread.tester });
  };
  if (thread.messages.length === 0) {
    return <p className="text-ink-muted text-small">{t(`thread.empty.${thread.side}`)}</p>;
  }
  return (
    <ol className="flex flex-col gap-3">
      {thread.messages.map((message) => (
        <li
          key={message.id}
          className={clsx(
            'max-w-[min(34rem,92%)] rounded-card border border-line bg-surface px-4 py-2.5',
            message.from === thread.side && 'self-end',
          )}
        >
          <div className="flex flex-wrap items-center gap-x-2 text-small">
            <span className="font-semibold">{nameOf(message.from)}</span>
            <span className="text-ink-faint">{formatSiteDay(message.day, i18n.language)}</span>
            {message.isUndelivered && <span className="text-ink-muted">{t('thread.undelivered')}</span>}
            {message.from !== thread.side && (
              <ReportButton reported={{ kind: 'thread_message', address: message.id }} />
            )}
          </div>
          <ReportedFold reported={{ kind: 'thread_message', address: message.id }}>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message.text}</p>
          </ReportedFold>
        </li>
      ))}
    </ol>
  );
}
