import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { MessageSkeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import type { FeedbackPage } from './feedback.api.ts';
import { FeedbackItem } from './feedback-item.tsx';
import type { Viewer } from './viewer.ts';

interface FeedbackListProps {
  projectId: string;
  list: UseInfiniteQueryResult<InfiniteData<FeedbackPage>>;
  /** Shown above already. */
  ownId: string | undefined;
  viewer: Viewer;
}

export function FeedbackList({ projectId, list, ownId, viewer }: FeedbackListProps) {
  const { t } = useTranslation('feedback');
  const { t: tRequest } = useTranslation('request');
  if (list.isPending) return <Loading />;
  if (list.isError) {
    return (
      <StateView
        kind="error"
        headingLevel={3}
        title={t('list.failed')}
        actions={<Button onClick={() => void list.refetch()}>{t('tryAgain')}</Button>}
      >
        {errorMessage(tRequest, list.error)}
      </StateView>
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
      {list.hasNextPage && (
        <div>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Loading() {
  const { t } = useTranslation('feedback');
  return (
    <div role="status" className="flex flex-col gap-6 py-4">
      <span className="sr-only">{t('list.loading')}</span>
      <MessageSkeleton />
      <MessageSkeleton />
      <MessageSkeleton />
    </div>
  );
}
