import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { ComponentType } from 'react';
import type { GroupPlace } from '../../features/talk/groups/group-view.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';

interface PaneProps {
  group: Group;
  me: Me;
}

const panes: Record<GroupPlace, ComponentType<PaneProps>> = {
  projects: lazyPart<PaneProps>(
    async () => (await import('../../features/talk/groups/projects/projects-pane.tsx')).ProjectsPane,
  ),
  requests: lazyPart<PaneProps>(
    async () => (await import('../../features/talk/groups/doors/requests-pane.tsx')).RequestsPane,
  ),
  members: lazyPart<PaneProps>(
    async () => (await import('../../features/talk/groups/members/members-pane.tsx')).MembersPane,
  ),
  settings: lazyPart<PaneProps>(
    async () => (await import('../../features/talk/groups/settings/settings-pane.tsx')).SettingsPane,
  ),
};

/** Most visits are for the log: everything else is fetched when somebody opens it. */
export function LazyPane({ kind, ...pane }: PaneProps & { kind: GroupPlace }) {
  const Pane = panes[kind];
  return <Pane {...pane} />;
}
