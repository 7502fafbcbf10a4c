import type { OwnSkip } from '@firstlight/contract/trials/feedback/skips.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { GitBranch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatSiteDay } from '../../../../lib/format-time.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { MessageListSkeleton } from '../../../../ui/state/skeleton.tsx';
import { StateView } from '../../../../ui/state/state-view.tsx';
import { GivenHeading } from './given-heading.tsx';
import { GivenRow, givenListClasses } from './given-row.tsx';
import { ownSkipList } from './own-list.api.ts';

/** The notes one left when skipping, which only their makers read besides. */
export function SkippedList() {
  const { t } = useTranslation('dashboard');
  const list = useInfiniteQuery(ownSkipList);
  if (list.isPending) return <MessageListSkeleton label={t('loading')} />;
  if (list.isError && !list.data) {
    const retry = () => void list.refetch();
    return <LoadFailure title={t('feedback.skips.failed')} error={list.error} onRetry={retry} />;
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <NothingSkipped />;
  return (
    <>
      <p className="prose-width text-ink-muted text-small">{t('feedback.skips.readers')}</p>
      <ul className={givenListClasses}>
        {items.map((skip) => (
          <li key={skip.id}>
            <SkippedItem skip={skip} />
          </li>
        ))}
      </ul>
      <MoreButton list={list}>{t('more')}</MoreButton>
    </>
  );
}

function SkippedItem({ skip }: { skip: OwnSkip }) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <GivenRow heading={<GivenHeading project={skip.project} />}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-small">
        <span className="font-semibold">{t(`reasons.${skip.reason}`)}</span>
        <span className="text-ink-faint sm:ml-auto">{formatSiteDay(skip.day, i18n.language)}</span>
      </p>
      <p className="prose-width [overflow-wrap:anywhere]">{skip.note}</p>
      {skip.credits > 0 && (
        <p>
          <Badge tone="gold" icon={<GitBranch aria-hidden="true" />}>
            {t('feedback.fate.credited', { count: skip.credits })}
          </Badge>
        </p>
      )}
    </GivenRow>
  );
}

function NothingSkipped() {
  const { t } = useTranslation('dashboard');
  return (
    <StateView
      kind="empty"
      title={t('feedback.skips.empty')}
      actions={
        <Link to="/feed" className={buttonClasses({ variant: 'sun' })}>
          {t('feedback.toFeed')}
        </Link>
      }
    >
      <p>{t('feedback.skips.emptyHint')}</p>
    </StateView>
  );
}
