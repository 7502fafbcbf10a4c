import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { InvitesCard } from '../doors/invites-card.tsx';
import { ChannelSettings } from './channel-settings.tsx';
import { GroupDetails } from './group-details.tsx';
import { GroupEnd } from './group-end.tsx';

/** What moderators and owners decide; freezing and deleting last and alone. */
export function SettingsPane({ group }: { group: Group }) {
  return (
    <div className="grid max-w-browse items-start gap-4 px-6 py-5 max-md:px-4 lg:grid-cols-2">
      <GroupDetails key={group.id} group={group} />
      <div className="flex flex-col gap-4">
        <InvitesCard group={group} />
        <ChannelSettings group={group} />
      </div>
      <GroupEnd group={group} />
    </div>
  );
}
