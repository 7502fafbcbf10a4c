import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InterestChips } from '../../features/reputation/profiles/interest-chips.tsx';
import { ownProfileQuery } from '../../features/reputation/profiles/profiles.api.ts';
import type { useNewVisit } from '../../features/trials/feed/feed.api.ts';
import { FeedSkeleton } from '../../features/trials/feed/feed-skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/state/load-failure.tsx';

/** Before the first card: what would you like to try? One is enough to begin. */
export function FirstInterests({ anew }: { anew: ReturnType<typeof useNewVisit> }) {
  const { t } = useTranslation('feed');
  const { data: profile, error, refetch } = useQuery(ownProfileQuery);
  const failure = error ?? anew.error;
  if (!profile && !error) return <FeedSkeleton />;
  return (
    <Card as="section" className="flex max-w-feed flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 className="text-h3">{t('interests.first')}</h2>
        <p className="text-ink-muted">{t('interests.why')}</p>
      </div>
      {profile && <InterestChips interests={profile.interests} />}
      {failure && (
        <LoadFailure
          title={t('failed.title')}
          error={failure}
          onRetry={() => (error ? void refetch() : anew.mutate())}
        />
      )}
      {profile && (
        <Button
          variant="sun"
          size="lg"
          className="max-sm:w-full sm:self-start"
          disabled={profile.interests.length === 0}
          loading={anew.isPending}
          onClick={() => anew.mutate()}
        >
          {t('interests.begin')}
        </Button>
      )}
    </Card>
  );
}
