import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { lazy, Suspense } from 'react';

const panes = {
  members: lazy(async () => ({ default: (await import('./members/members-pane.tsx')).MembersPane })),
  settings: lazy(async () => ({ default: (await import('./settings/settings-pane.tsx')).SettingsPane })),
};

/** Most visits are for the log: members and settings are fetched when somebody opens them. */
export function LazyPane({ group, kind }: { group: Group; kind: keyof typeof panes }) {
  const Pane = panes[kind];
  return (
    <Suspense>
      <Pane group={group} />
    </Suspense>
  );
}
