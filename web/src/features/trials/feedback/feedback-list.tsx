import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Viewer } from '../../../parts/projects/viewer.ts';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { MessageListSkeleton } from '../../../ui/state/skeleton.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import type { FeedbackPage } from './feedback.api.ts';
import { FeedbackItem } from './feedback-item.tsx';

interface FeedbackListProps {
  projectId: string;
  list: UseInfiniteQueryResult<InfiniteData<FeedbackPage>>;
  /** Shown above already. */
  ownId: string | undefined;
  viewer: Viewer;
}

export function FeedbackList({ projectId, list, ownId, viewer }: FeedbackListProps) {
  const { t } = useTranslation('feedback');
  if (list.isPending) return <MessageListSkeleton label={t('list.loading')} count={3} />;
  if (list.isLoadingError) {
    return (
      <LoadFailure
        headingLevel={3}
        title={t('list.failed')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const items = list.data.pages.flatMap((page) => page.items).filter(({ id }) => id !== ownId);
  if (items.length === 0) {
    if (ownId !== undefined) return <p className="text-ink-muted">{t('list.onlyYours')}</p>;
    return (
      <StateView kind="empty" headingLevel={3} title={t('list.empty')}>
        {t(`list.emptyFor.${viewer}`)}
      </StateView>
    );
  }
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((feedback) => (
          <FeedbackItem key={feedback.id} projectId={projectId} feedback={feedback} />
        ))}
      </ul>
      <MoreButton list={list}>{t('list.more')}</MoreButton>
    </>
  );
}
