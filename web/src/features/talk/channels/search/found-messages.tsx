import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../../ui/state/skeleton.tsx';
import { HitRow } from './hit-row.tsx';
import { foundMessages } from './message-search.api.ts';
import type { MessageSearchProps } from './message-search.tsx';

interface FoundMessagesProps extends Pick<MessageSearchProps, 'scope' | 'placeOf'> {
  words: string;
  onChoose: () => void;
}

/** The newest first. There may be more to look through where nothing was found yet. */
export function FoundMessages({ scope, words, placeOf, onChoose }: FoundMessagesProps) {
  const { t } = useTranslation('channels');
  const list = useInfiniteQuery(foundMessages(scope, words));
  if (list.isPending) {
    return (
      <div role="status" className="appear-late flex flex-col">
        <span className="sr-only">{t('search.loading')}</span>
        {[0, 1, 2].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  }
  if (!list.data) {
    return (
      <LoadFailure
        headingLevel={3}
        title={t('search.failed')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const hits = list.data.pages.flatMap((page) => page.items);
  return (
    <>
      <p role="status" className={hits.length > 0 ? 'sr-only' : 'text-ink-muted'}>
        {hits.length > 0
          ? t('search.count', { count: hits.length })
          : t(list.hasNextPage ? 'search.nothingYet' : 'search.nothing', { words })}
      </p>
      <ul aria-label={t('search.results')} className="flex flex-col gap-0.5 empty:hidden">
        {hits.map((hit) => (
          <li key={`${hit.channelId} ${hit.seq}`}>
            <HitRow hit={hit} place={placeOf(hit)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <MoreButton size="sm" list={list}>
        {t('search.more')}
      </MoreButton>
    </>
  );
}
