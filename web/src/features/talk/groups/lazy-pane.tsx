import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import type { GroupPlace } from './group-view.ts';

interface PaneProps {
  group: Group;
  me: Me;
}

const panes: Record<GroupPlace, ReturnType<typeof lazy<ComponentType<PaneProps>>>> = {
  projects: lazy(async () => ({ default: (await import('./projects/projects-pane.tsx')).ProjectsPane })),
  requests: lazy(async () => ({ default: (await import('./doors/requests-pane.tsx')).RequestsPane })),
  members: lazy(async () => ({ default: (await import('./members/members-pane.tsx')).MembersPane })),
  settings: lazy(async () => ({ default: (await import('./settings/settings-pane.tsx')).SettingsPane })),
};

/** Most visits are for the log: everything else is fetched when somebody opens it. */
export function LazyPane({ kind, ...pane }: PaneProps & { kind: GroupPlace }) {
  const Pane = panes[kind];
  return (
    <Suspense>
      <Pane {...pane} />
    </Suspense>
  );
}
