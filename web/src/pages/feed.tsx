import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../features/people/accounts/me.api.ts';
import { BecomeBoth } from '../features/people/accounts/settings/become-both.tsx';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { ownProfileQuery } from '../features/reputation/profiles/profiles.api.ts';
import { interestsQueue } from '../features/reputation/profiles/use-saved-interests.tsx';
import { useNewVisit, visitQuery } from '../features/trials/feed/feed.api.ts';
import { FeedHeading } from '../features/trials/feed/feed-heading.tsx';
import { FeedSkeleton } from '../features/trials/feed/feed-skeleton.tsx';
import { cardsAhead } from '../features/trials/feed/visit.ts';
import { VisitView } from '../features/trials/feed/visit-view.tsx';
import { LoadFailure } from '../ui/state/load-failure.tsx';
import { FeedDialogs } from './feed/feed-dialogs.tsx';
import { FirstInterests } from './feed/first-interests.tsx';
import { TriedCard } from './feed/tried-card.tsx';
import { useAhead } from './feed/use-ahead.ts';
import { useWantedCard } from './feed/use-wanted-card.ts';

export function Component() {
  const { t } = useTranslation('feed');
  const [shows, setShows] = useState<'interests' | 'keys'>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isTester = useIsTester();
  const interests = useQuery({ ...ownProfileQuery, enabled: isTester }).data?.interests ?? [];
  const { data: visit } = useQuery({ ...visitQuery, enabled: isTester });
  return (
    <div className="mx-auto flex max-w-browse flex-col gap-4 md:pb-20">
      <header className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-h2">{t('title')}</h1>
        <div ref={setPlace} className="empty:hidden" />
        {visit && !visit.interestsNeeded && (
          <FeedHeading
            interests={interests}
            onInterests={() => setShows('interests')}
            onKeys={() => setShows('keys')}
          />
        )}
      </header>
      <SignedInOnly waiting={<FeedSkeleton />}>
        {(me) =>
          isTester ? (
            <Visiting
              me={me}
              place={place}
              onInterests={() => setShows('interests')}
              onKeys={() => setShows('keys')}
            />
          ) : (
            <RoleOffer />
          )
        }
      </SignedInOnly>
      <FeedDialogs shows={shows} onClose={() => setShows(undefined)} interests={interests} />
    </div>
  );
}

/** Makers try nothing until they say that they want to. */
function useIsTester(): boolean {
  const role = useMe()?.role;
  return role === 'tester' || role === 'both';
}

function RoleOffer() {
  const { t } = useTranslation('feed');
  return (
    <BecomeBoth
      title={t('role.title')}
      body={t('role.body')}
      action={t('role.become')}
      failed={t('role.failed')}
    />
  );
}

interface VisitingProps {
  me: Me;
  /** Beside the title, where a visit says how far it is. */
  place: HTMLElement | null;
  onInterests: () => void;
  onKeys: () => void;
}

function Visiting({ me, place, onInterests, onKeys }: VisitingProps) {
  const { t } = useTranslation('feed');
  const { data: visit, error, refetch } = useQuery(visitQuery);
  const anew = useNewVisit(interestsQueue);
  useAhead(visit ? cardsAhead(visit) : []);
  useWantedCard(visit);
  if (visit?.interestsNeeded) return <FirstInterests anew={anew} />;
  if (visit) {
    return (
      <VisitView
        visit={visit}
        shortcuts={me.shortcuts}
        placeSlot={place}
        onInterests={onInterests}
        onKeys={onKeys}
        drawCard={(drawn) => <TriedCard drawn={drawn} shortcuts={me.shortcuts} />}
      />
    );
  }
  if (!error) return <FeedSkeleton />;
  return <LoadFailure title={t('failed.title')} error={error} onRetry={() => void refetch()} />;
}
