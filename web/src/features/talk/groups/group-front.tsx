import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { JoinButton } from './discover/join-button.tsx';
import { GroupFacts, GroupVisibilityMark } from './group-facts.tsx';
import { GroupTile } from './group-tile.tsx';

/** A group as outsiders see it: its card, and the way in. */
export function GroupFront({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const isPrivate = group.visibility === 'private';
  return (
    <section
      aria-labelledby="group-name"
      className="mx-auto flex w-full max-w-feed flex-col gap-4 rounded-card border border-line bg-surface p-6 shadow-e1"
    >
      <div className="flex items-center gap-4">
        <GroupTile groupId={group.id} isFrozen={group.frozen !== null} className="size-14 rounded-card" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="group-name" className="text-h3 leading-tight [overflow-wrap:anywhere]">
            {group.name}
          </h2>
          <GroupVisibilityMark visibility={group.visibility} />
        </div>
      </div>
      {group.description && <p className="[overflow-wrap:anywhere]">{group.description}</p>}
      <GroupFacts group={group} />
      {group.frozen && (
        <p>
          <Badge tone="sky" size="md" icon={<Snowflake aria-hidden="true" />}>
            {t('frozen.badge')}
          </Badge>
        </p>
      )}
      {group.can.join ? (
        <div>
          <JoinButton group={group} variant="sun" />
        </div>
      ) : (
        <p className="text-ink-muted">{isPrivate ? t('front.private') : t('front.closed')}</p>
      )}
    </section>
  );
}
