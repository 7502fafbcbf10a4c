import type { GroupCard } from '@firstlight/contract/talk/groups/group.ts';
import type { ReactNode } from 'react';
import { ReportButton } from '../../../parts/reports/report-button.tsx';
import { GroupFacts, GroupVisibilityMark } from './group-facts.tsx';
import { GroupTile } from './group-tile.tsx';

interface GroupCardFrameProps {
  group: Omit<GroupCard, 'isMember'>;
  isFrozen?: boolean;
  children: ReactNode;
}

/** A group as outsiders see it, around whatever leads into it. */
export function GroupCardFrame({ group, isFrozen = false, children }: GroupCardFrameProps) {
  return (
    <section
      aria-labelledby="group-name"
      className="mx-auto flex w-full max-w-feed flex-col gap-4 rounded-card border border-line bg-surface p-6 shadow-e1"
    >
      <div className="flex items-center gap-4">
        <GroupTile groupId={group.id} isFrozen={isFrozen} className="size-14 rounded-card" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 id="group-name" className="text-h3 leading-tight [overflow-wrap:anywhere]">
            {group.name}
          </h2>
          <GroupVisibilityMark visibility={group.visibility} />
        </div>
        <ReportButton reported={{ kind: 'group', address: group.id }} />
      </div>
      {group.description && <p className="[overflow-wrap:anywhere]">{group.description}</p>}
      <GroupFacts group={group} />
      {children}
    </section>
  );
}
