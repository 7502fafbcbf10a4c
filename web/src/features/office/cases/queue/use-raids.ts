import type { QueuedCase } from '@firstlight/contract/office/cases/cases.ts';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { gatherRaids } from './gather-raids.ts';
import type { QueueItem } from './queue-row.tsx';

/** Cases of one raid are one line that leads to them; within it, each stands alone and is decided alone. */
export function useRaids() {
  const { t } = useTranslation('moderator');
  return (
    cases: readonly QueuedCase[],
    within: string | undefined,
    toOpen: (username: string) => string,
  ): { alone: readonly QueuedCase[]; raids: QueueItem[] } => {
    const { alone, raids } = gatherRaids(cases);
    if (within) return { alone: raids.find(({ username }) => username === within)?.cases ?? [], raids: [] };
    return {
      alone,
      raids: raids.map(({ username, name, cases: gathered, reports, since, dueAt }) => ({
        id: username,
        to: toOpen(username),
        isList: true,
        icon: Users,
        title: t('raid.title', { name }),
        line: `${t('raid.cases', { count: gathered.length })} · ${t('reports.title', { count: reports })}`,
        since,
        dueAt,
        badge: { tone: 'ember', word: t('queue.raid') },
      })),
    };
  };
}
