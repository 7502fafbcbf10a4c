import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { ChevronDown, ChevronLeft, Hash, Snowflake } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { iconButtonClasses } from '../../../ui/button/icon-button-classes.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { ChannelList } from './channels/channel-list.tsx';
import { NotifyMenu } from './channels/notify-menu.tsx';
import { GroupMenu } from './group-menu.tsx';
import type { GroupView } from './group-view.ts';

interface GroupBarProps {
  group: Group;
  view: GroupView;
  /** Before what one is told of. */
  tools: ReactNode;
}

/** What is open, over the log. On a phone it is also the way back, and its name opens the list. */
export function GroupBar({ group, view, tools }: GroupBarProps) {
  const { t } = useTranslation('groups');
  const [isListed, setListed] = useState(false);
  const isChannel = view.kind === 'channel';
  const name = isChannel ? view.channel.name : t(`${view.kind}.title`);
  const mark = isChannel && <Hash aria-hidden="true" className="size-4.5 shrink-0" />;
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-3 horizon bg-surface px-6 max-md:bg-canvas max-md:px-2 md:bg-none md:pr-52">
      <Link
        to="/groups?tab=mine"
        aria-label={t('back')}
        className={iconButtonClasses({ class: 'md:hidden' })}
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      <div className="min-w-0 max-md:flex-1">
        <h2 className="font-display font-semibold text-lead leading-tight max-md:hidden">
          <span className="flex min-w-0 items-center gap-1.5">
            {mark}
            <span className="truncate">{name}</span>
          </span>
        </h2>
        <h2 className="md:hidden">
          <Sheet
            open={isListed}
            onOpenChange={setListed}
            title={group.name}
            trigger={
              <button
                type="button"
                className="flex min-h-11 w-full min-w-0 flex-col justify-center rounded-control text-left"
              >
                <span className="flex max-w-full items-center gap-1.5 font-display font-semibold text-lead leading-tight">
                  {mark}
                  <span className="truncate">{name}</span>
                  <ChevronDown aria-hidden="true" className="size-4.5 shrink-0" />
                </span>
                <span className="max-w-full truncate text-[0.8125rem] text-ink-muted">{group.name}</span>
                <span className="sr-only">{t('openList')}</span>
              </button>
            }
          >
            <nav aria-label={t('list')}>
              <ChannelList group={group} view={view} onChoose={() => setListed(false)} />
            </nav>
          </Sheet>
        </h2>
      </div>
      {tools}
      {isChannel && <NotifyMenu group={group} channel={view.channel} />}
      {group.frozen && (
        <Badge tone="sky" size="md" icon={<Snowflake aria-hidden="true" />}>
          {t('frozen.badge')}
        </Badge>
      )}
      <span className="md:hidden">
        <GroupMenu group={group} />
      </span>
    </header>
  );
}
