import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useSearchParams } from 'react-router';
import { readStored, writeStored } from '../../lib/local-storage.ts';

export const dashboardViews = ['projects', 'feedback'] as const;

type View = (typeof dashboardViews)[number];

const key = 'dashboard';

/** What the address says; otherwise what fits the role, and for those who are both, what they looked at last. */
export function useDashboardView(role: Me['role']): { shown: View; choose: (view: View) => void } {
  const [search, setSearch] = useSearchParams();
  const named = (name: string | null) => dashboardViews.find((view) => view === name);
  const own = {
    creator: 'projects',
    tester: 'feedback',
    both: named(readStored(key)) ?? 'projects',
  } as const;
  const ofProject = search.has('project') ? 'projects' : undefined;
  return {
    shown: named(search.get('view')) ?? ofProject ?? own[role],
    choose(view) {
      writeStored(key, view);
      setSearch({ view }, { preventScrollReset: true });
    },
  };
}
