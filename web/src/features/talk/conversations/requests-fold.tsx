import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { conversationsIn } from './conversations.api.ts';
import { RequestItem } from './request-item.tsx';

const facesMax = 2;

/** Strangers who wrote first: one folded row, until somebody looks. */
export function RequestsFold() {
  const { t } = useTranslation('conversations');
  const [isOpen, setOpen] = useState(false);
  const region = useId();
  const list = useInfiniteQuery(conversationsIn('requests'));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <section
      aria-label={t('requests.label')}
      className="rounded-control border border-line bg-surface dark:bg-raised"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={region}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-2.5 rounded-control px-2.5 text-left"
      >
        <Faces items={items} />
        <span className="flex-1">
          {list.hasNextPage
            ? t('requests.many', { count: items.length })
            : t('requests.count', { count: items.length })}
        </span>
        <ChevronRight
          aria-hidden="true"
          className={clsx('size-5 transition-transform', isOpen && 'rotate-90')}
        />
      </button>
      <div id={region} hidden={!isOpen}>
        <ul className="divide-y divide-line border-line border-t">
          {items.map((conversation) => (
            <li key={conversation.id}>
              <RequestItem conversation={conversation} />
            </li>
          ))}
        </ul>
        <MoreButton size="sm" list={list}>
          {t('list.more')}
        </MoreButton>
      </div>
    </section>
  );
}

function Faces({ items }: { items: readonly Conversation[] }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {items.slice(0, facesMax).map(({ id, partner }) => (
        <Avatar
          key={id}
          name={partner?.name ?? '?'}
          src={partner?.avatar ?? undefined}
          size="sm"
          decorative
        />
      ))}
    </span>
  );
}
