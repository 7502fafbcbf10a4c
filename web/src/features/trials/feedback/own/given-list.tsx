import type { FeedbackFate } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { MessageListSkeleton } from '../../../../ui/state/skeleton.tsx';
import { StateView } from '../../../../ui/state/state-view.tsx';
import { GivenChoice, type GivenPart } from './given-choice.tsx';
import { GivenItem } from './given-item.tsx';
import { givenListClasses } from './given-row.tsx';
import { ownFeedbackList } from './own-list.api.ts';
import { SkippedList } from './skipped-list.tsx';

interface GivenListProps {
  part: GivenPart;
  addressOf: (part: GivenPart) => string;
}

interface ItemsProps {
  fate: FeedbackFate | undefined;
  /** The address of all of them. */
  all: string;
}

/** All that one has told makers, and what became of it. */
export function GivenList({ part, addressOf }: GivenListProps) {
  const { t } = useTranslation('dashboard');
  // Whoever comes from there to another part finds the choice as it was; nobody else has to wait for it.
  const { data } = useInfiniteQuery({ ...ownFeedbackList(undefined), enabled: part === undefined });
  const isFate = part !== undefined && part !== 'skips';
  const hasFates = isFate || data?.pages[0]?.items.length !== 0;
  return (
    <div className="flex flex-col gap-5">
      <p className="prose-width text-ink-muted">{t('feedback.lead')}</p>
      <GivenChoice part={part} hasFates={hasFates} addressOf={addressOf} />
      {part === 'skips' ? <SkippedList /> : <Items fate={part} all={addressOf(undefined)} />}
    </div>
  );
}

function Items({ fate, all }: ItemsProps) {
  const { t } = useTranslation('dashboard');
  const list = useInfiniteQuery(ownFeedbackList(fate));
  if (list.isPending) return <MessageListSkeleton label={t('loading')} />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure title={t('feedback.failed')} error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return fate ? <NoneLike all={all} /> : <NothingGiven />;
  return (
    <>
      <ul className={givenListClasses}>
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
