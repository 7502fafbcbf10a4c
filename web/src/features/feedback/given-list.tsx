import { type FeedbackFate, feedbackFates } from '@firstlight/contract/dashboard-limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { chipClasses } from '../../ui/chip-classes.ts';
import { MessageSkeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { GivenItem } from './given-item.tsx';
import { ownFeedbackList } from './own-list.api.ts';

interface GivenListProps {
  fate: FeedbackFate | undefined;
  /** The address of the list of one fate, or of all. */
  addressOf: (fate: FeedbackFate | undefined) => string;
}

/** All that one has told makers, and what became of it. */
export function GivenList({ fate, addressOf }: GivenListProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="flex flex-col gap-5">
      <p className="prose-width text-ink-muted">{t('feedback.lead')}</p>
      <nav aria-label={t('feedback.filter')} className="flex flex-wrap gap-2">
        {[undefined, ...feedbackFates].map((one) => (
          <Link
            key={one ?? 'all'}
            to={addressOf(one)}
            aria-current={one === fate}
            preventScrollReset
            className={chipClasses()}
          >
            {one ? t(`feedback.fates.${one}`) : t('feedback.all')}
          </Link>
        ))}
      </nav>
      <Items fate={fate} addressOf={addressOf} />
    </div>
  );
}

function Items({ fate, addressOf }: GivenListProps) {
  const { t } = useTranslation('dashboard');
  const { t: tRequest } = useTranslation('request');
  const list = useInfiniteQuery(ownFeedbackList(fate));
  if (list.isPending) return <Loading />;
  if (list.isError && !list.data) {
    return (
      <StateView
        kind="error"
        title={t('feedback.failed')}
        actions={<Button onClick={() => void list.refetch()}>{t('tryAgain')}</Button>}
      >
        {errorMessage(tRequest, list.error)}
      </StateView>
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return fate ? <NoneLike all={addressOf(undefined)} /> : <NothingGiven />;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {items.map((given) => (
          <li key={given.feedback.id}>
            <GivenItem given={given} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Loading() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t('loading')}</span>
      <MessageSkeleton />
      <MessageSkeleton />
    </div>
  );
}

function NoneLike({ all }: { all: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <StateView
      kind="empty"
      title={t('feedback.noneLike')}
      actions={
        <Link to={all} className={buttonClasses()}>
          {t('feedback.showAll')}
        </Link>
      }
    />
  );
}

function NothingGiven() {
  const { t } = useTranslation('dashboard');
  return (
    <StateView
      kind="empty"
      title={t('feedback.empty')}
      actions={
        <Link to="/feed" className={buttonClasses({ variant: 'sun' })}>
          {t('feedback.toFeed')}
        </Link>
      }
    >
      <p>{t('feedback.emptyHint')}</p>
    </StateView>
  );
}
