import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { passFocusOn } from '../../../lib/pass-focus-on.ts';
import { blockedPeople } from '../../../parts/blocks/blocks.api.ts';
import { useBlocking } from '../../../parts/blocks/use-blocking.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

/** Whom one blocks, with the way back. */
export function BlockedSetting() {
  const { t, i18n } = useTranslation('blocks');
  const id = useId();
  const list = useInfiniteQuery(blockedPeople);
  const { unblock } = useBlocking();
  const people = list.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} tabIndex={-1} className="text-h3">
        {t('setting.title')}
      </h3>
      <p className="prose-width text-ink-muted">{t('setting.lead')}</p>
      {!people && list.isError && (
        <LoadFailure
          headingLevel={3}
          title={t('setting.loadFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {!people && !list.isError && <Skeleton className="h-14 w-full" />}
      {people?.length === 0 && <p className="text-ink-faint">{t('setting.none')}</p>}
      {people && people.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {people.map((person) => (
            <li key={person.username} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Avatar name={person.name} decorative size="sm" />
              <div className="min-w-0 flex-1 basis-40">
                <Link
                  to={`/profile/${person.username}`}
                  className="break-words font-semibold hover:underline"
                >
                  {person.name}
                </Link>
                <p className="text-ink-muted text-small">
                  @{person.username} ·{' '}
                  {t('setting.since', { day: formatSiteDay(person.since, i18n.language) })}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={t('menu.unblock', { name: person.name })}
                onClick={(event) => {
                  passFocusOn(event);
                  void unblock(person);
                }}
              >
                {t('unblock')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MoreButton size="sm" list={list}>
        {t('setting.more')}
      </MoreButton>
    </section>
  );
}
