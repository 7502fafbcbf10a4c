import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import type { GroupPlace } from '../../features/talk/groups/group-view.ts';

interface PaneProps {
  group: Group;
  me: Me;
}

const panes: Record<GroupPlace, ReturnType<typeof lazy<ComponentType<PaneProps>>>> = {
  projects: lazy(async () => ({
    default: (await import('../../features/talk/groups/projects/projects-pane.tsx')).ProjectsPane,
  })),
  rounds: lazy(async () => ({
    default: (await import('../../features/talk/rounds/rounds-pane.tsx')).RoundsPane,
  })),
  requests: lazy(async () => ({
    default: (await import('../../features/talk/groups/doors/requests-pane.tsx')).RequestsPane,
  })),
  members: lazy(async () => ({
    default: (await import('../../features/talk/groups/members/members-pane.tsx')).MembersPane,
  })),
  settings: lazy(async () => ({
    default: (await import('../../features/talk/groups/settings/settings-pane.tsx')).SettingsPane,
  })),
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
