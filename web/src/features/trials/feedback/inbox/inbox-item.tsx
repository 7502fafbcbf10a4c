import type { InboxRow } from '@firstlight/contract/trials/feedback/inbox.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProjectThumb } from '../../../../parts/projects/project-thumb.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Kbd } from '../../../../ui/button/kbd.tsx';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { GivenAnswers } from '../given-answers.tsx';
import { InboxActs } from './inbox-acts.tsx';
import { InboxLine } from './inbox-line.tsx';
import { rowId } from './use-triage.ts';

/** Comes when somebody first replies. */
const ThreadPanel = lazyPart(
  async () => (await import('../threads/thread-panel.tsx')).ThreadPanel,
  <Skeleton className="h-32" />,
);

export interface CreditProps {
  row: InboxRow;
  /** Wears the row's look, and names the key while the row is current. */
  isCurrent: boolean;
  shortcut: ReactNode;
}

export interface InboxItemProps {
  row: InboxRow;
  isCurrent: boolean;
  isLeaving: boolean;
  /** Waits for the network. */
  isQueued: boolean;
  canAnswer: boolean;
  shortcuts: boolean;
  isTalking: boolean;
  onTalk: () => void;
  onChoose: () => void;
  onHelpful: () => void;
  onDone: () => void;
  credit: (props: CreditProps) => ReactNode;
}

/** One note with everything a maker may do about it. */
export function InboxItem(props: InboxItemProps) {
  const { row, isCurrent, isLeaving, isTalking, shortcuts, onDone } = props;
  const { t } = useTranslation('inbox');
  const { t: tFeedback } = useTranslation('feedback');
  return (
    <li
      className={clsx(
        'border-line border-b last:border-b-0',
        isLeaving && 'motion-safe:-translate-x-8 opacity-0 transition-[opacity,transform] duration-160',
      )}
    >
      <article
        id={rowId(row.id)}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={useRowName(row)}
        onFocus={props.onChoose}
        className={clsx(
          '-outline-offset-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 px-4 pt-4.5 pb-3.5 sm:px-5 md:grid-cols-[11.25rem_1fr_auto]',
          isCurrent &&
            'bg-sky-soft/38 shadow-[inset_0_3px_0_var(--sky)] md:shadow-[inset_3px_0_0_var(--sky)]',
        )}
      >
        <div className="flex min-w-0 gap-3">
          <ProjectThumb project={row.project} className="h-9.75 w-13 shrink-0 rounded-chip" />
          <div className="min-w-0">
            <Link
              to={`/project/${row.project.id}`}
              className="line-clamp-2 font-semibold text-[0.9375rem] leading-snug [overflow-wrap:anywhere] hover:underline"
            >
              {row.project.name}
            </Link>
            <p className="flex items-center gap-1.5 text-ink-muted text-small">
              <Avatar name={String(row.tester)} anonymous decorative size="xs" className="size-4.5!" />
              {tFeedback('tester', { number: row.tester })}
            </p>
          </div>
        </div>
        <Button
          size="sm"
          variant={isCurrent ? 'night' : 'outline'}
          data-act="done"
          aria-keyshortcuts={shortcuts && isCurrent ? 'E' : undefined}
          onClick={onDone}
          className="self-start md:order-last"
        >
          <Check aria-hidden="true" className="size-4" />
          {t('acts.done')}
          {isCurrent && shortcuts && <Kbd className="max-md:hidden pointer-coarse:hidden">E</Kbd>}
        </Button>
        <div className="col-span-2 flex min-w-0 flex-col gap-1.5 md:col-span-1">
          <InboxLine row={row} isQueued={props.isQueued} />
          <p className="max-w-[62ch] whitespace-pre-line text-[1rem] leading-normal [overflow-wrap:anywhere]">
            {row.text}
          </p>
          {row.kind === 'full' && <GivenAnswers answers={row.answers} />}
          <InboxActs {...props} />
          {isTalking && <ThreadPanel feedbackId={row.id} writing />}
        </div>
      </article>
    </li>
  );
}

/** “Tester 7 on Porchlight, 4 out of 5, used it” */
function useRowName(row: InboxRow): string {
  const { t } = useTranslation('inbox');
  const { t: tFeedback } = useTranslation('feedback');
  const { t: tDashboard } = useTranslation('dashboard');
  const about = { tester: row.tester, project: row.project.name };
  if (row.kind === 'quick') return t('name.quick', { ...about, reason: tDashboard(`reasons.${row.reason}`) });
  return t('name.full', {
    ...about,
    rating: row.rating,
    evidence: tFeedback(`evidence.${row.evidence}`).toLocaleLowerCase(),
  });
}
