import type { GroupCard, OwnGroup } from '@firstlight/contract/talk/groups/group.ts';
import { clsx } from 'clsx';
import { Check, Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { GroupFacts, GroupVisibilityMark } from '../group-facts.tsx';
import { GroupTile } from '../group-tile.tsx';
import { UnreadMark } from '../unread-mark.tsx';
import { JoinButton } from './join-button.tsx';

interface GroupRowProps {
  group: GroupCard;
  /** What the reader has there, if they are in it. */
  own: OwnGroup | undefined;
}

/** Actions share one column. */
const actionClasses = 'min-w-22';

/** Rows, not a grid: three of them fill the page as well as thirty. */
export function GroupRow({ group, own }: GroupRowProps) {
  const { t } = useTranslation('groups');
  const { id, name, description, visibility } = group;
  return (
    <article className="flex gap-4 rounded-card border border-line bg-surface p-4 shadow-e1 sm:px-5">
      <GroupTile groupId={id} isFrozen={own?.isFrozen ?? false} />
      <div className="flex min-w-0 flex-1 flex-col gap-3 sm:flex-row">
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="font-display font-semibold text-lead leading-tight [overflow-wrap:anywhere]">
              <Link to={`/groups/${id}`} className="rounded-control hover:underline">
                {name}
              </Link>
            </h2>
            <GroupVisibilityMark visibility={visibility} />
            {group.isMember && (
              <Badge tone="leaf" size="md" icon={<Check aria-hidden="true" />}>
                {t('joined')}
              </Badge>
            )}
            {own?.isFrozen && (
              <Badge tone="sky" size="md" icon={<Snowflake aria-hidden="true" />}>
                {t('frozen.badge')}
              </Badge>
            )}
          </div>
          {description && (
            <p className="prose-width text-ink-muted [overflow-wrap:anywhere]">{description}</p>
          )}
          <GroupFacts group={group} />
        </div>
        <div className="flex shrink-0 items-center gap-x-3 gap-y-1.5 sm:flex-col">
          {group.isMember || visibility === 'private' ? (
            <Link
              to={`/groups/${id}`}
              aria-label={t(group.isMember ? 'open.named' : 'ask.named', { name })}
              className={clsx(buttonClasses(), actionClasses)}
            >
              {t(group.isMember ? 'open.button' : 'ask.open')}
            </Link>
          ) : (
            <JoinButton group={group} className={actionClasses} />
          )}
          {own && <UnreadMark {...own} isWorded />}
        </div>
      </div>
    </article>
  );
}
