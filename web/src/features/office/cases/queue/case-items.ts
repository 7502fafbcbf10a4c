import type { ReportableKind } from '@firstlight/contract/office/cases/case-rules.ts';
import type { QueuedCase } from '@firstlight/contract/office/cases/cases.ts';
import {
  GitBranch,
  Hash,
  type LucideIcon,
  Mail,
  MessageSquare,
  MessagesSquare,
  Moon,
  Telescope,
  UserRound,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../lib/format-time.ts';
import { useCaseTitle } from '../case/case-title.ts';
import type { QueueItem } from './queue-row.tsx';
import { UndoButton } from './undo-button.tsx';

const icons: Record<ReportableKind, LucideIcon> = {
  project: Telescope,
  iteration: GitBranch,
  feedback: Moon,
  skip_note: Moon,
  thread_message: MessagesSquare,
  comment: MessageSquare,
  direct_message: Mail,
  channel_message: Hash,
  profile: UserRound,
  group: UsersRound,
};

/** The clock that runs: of what was decided its ten minutes. What waits for a second admin has the case's own. */
const spanOf = ({ state, decided, openedAt, dueAt }: QueuedCase) =>
  state === 'undoable' && decided
    ? { since: decided.at, dueAt: decided.undoUntil }
    : { since: openedAt, dueAt };

/** Cases as lines of the queue. What is closed counts nothing. */
export function useCaseItems(): (
  cases: readonly QueuedCase[],
  toOpen: (id: string) => string,
) => QueueItem[] {
  const { t, i18n } = useTranslation('moderator');
  const titleOf = useCaseTitle();
  const lineOf = useCaseLine();
  return (cases, toOpen) =>
    cases.map((one) => ({
      id: one.id,
      to: toOpen(one.id),
      icon: one.state === 'second' ? UserRoundCheck : icons[one.kind],
      title: titleOf(one),
      line: lineOf(one),
      language: one.project?.language,
      ...spanOf(one),
      ...(one.state === 'closed' && {
        when: formatDay(new Date(one.decided?.at ?? one.openedAt), i18n.language),
      }),
      ...(one.state === 'undoable' && {
        act: createElement(UndoButton, { caseId: one.id, title: titleOf(one) }),
      }),
      ...(one.state === 'second' && { badge: { tone: 'sky' as const, word: t('queue.second') } }),
      ...(one.isRaid && one.state === 'open' && { badge: { tone: 'ember' as const, word: t('queue.raid') } }),
    }));
}

function useCaseLine(): (one: QueuedCase) => string {
  const { t } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  return (one) => {
    if (one.decided) {
      return one.decided.step ? t(`steps.${one.decided.step}.name`) : t('choices.no_violation');
    }
    if (one.state === 'second') return t('queue.needsSecond');
    const reason = tStatement(`rules.${one.reason}.name`);
    if (one.claim && !one.claim.isOwn) {
      return `${reason} · ${t('queue.isOnIt', { name: one.claim.by ?? t('someAdmin') })}`;
    }
    const who = one.isHidden && one.tester !== null ? t('queue.tester', { number: one.tester }) : undefined;
    const whyOf = ({ reports, signalWeight }: QueuedCase) =>
      reports === 0 && signalWeight > 0 ? t('queue.signal') : t('reports.title', { count: reports });
    const parts = [
      reason,
      who,
      one.heldUntil ? t('queue.held') : undefined,
      one.hiddenAt ? t('queue.hidden') : whyOf(one),
    ];
    return parts.filter(Boolean).join(' · ');
  };
}
