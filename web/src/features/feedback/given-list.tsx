import { type FeedbackFate, feedbackFates } from '@firstlight/contract/dashboard-limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button-classes.ts';
import { chipClasses } from '../../ui/chip-classes.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { MessageListSkeleton } from '../../ui/skeleton.tsx';
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
  const list = useInfiniteQuery(ownFeedbackList(fate));
  if (list.isPending) return <MessageListSkeleton label={t('loading')} />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure title={t('feedback.failed')} error={list.error} onRetry={() => void list.refetch()} />
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
      <MoreButton list={list}>{t('more')}</MoreButton>
    </>
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
