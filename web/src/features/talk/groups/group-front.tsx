import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { JoinButton } from './discover/join-button.tsx';
import { AskForAccess } from './doors/ask-for-access.tsx';
import { GroupCardFrame } from './group-card-frame.tsx';

/** A group as outsiders see it: its card, and the way in. */
export function GroupFront({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const isPrivate = group.visibility === 'private';
  return (
    <GroupCardFrame group={group} isFrozen={group.frozen !== null}>
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
      ) : group.can.ask ? (
        <AskForAccess groupId={group.id} />
      ) : (
        <p className="text-ink-muted">{isPrivate ? t('front.private') : t('front.closed')}</p>
      )}
    </GroupCardFrame>
  );
}
