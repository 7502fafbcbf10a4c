import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { conversationsIn } from './conversations.api.ts';

/** One's conversations, the one that moved last first. */
export function ConversationList({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation('conversations');
  const list = useInfiniteQuery(conversationsIn('inbox'));
  if (list.isPending) {
    return (
      <div role="status" className="appear-late flex flex-col px-2.5">
        <span className="sr-only">{t('list.loading')}</span>
        {[0, 1, 2, 3].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  }
  if (!list.data) {
    return (
      <div className="px-2.5">
        <LoadFailure
          headingLevel={3}
          title={t('list.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      </div>
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <StateView
        kind="empty"
        headingLevel={2}
        title={t('empty.title')}
        className="px-2.5"
        actions={
          <Link to="/explore" className={buttonClasses({ size: 'sm' })}>
            {t('empty.explore')}
          </Link>
        }
      >
        <p>{t('empty.body')}</p>
      </StateView>
    );
  }
  return (
    <>
      <ul aria-label={t('list.label')} className="flex flex-col gap-0.5">
        {items.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} isOpen={conversation.id === openId} />
          </li>
        ))}
      </ul>
      <MoreButton size="sm" list={list}>
        {t('list.more')}
      </MoreButton>
    </>
  );
}
