import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { AskForLink } from '../../features/outreach/newsletter/ask-for-link.tsx';
import { CheckInbox } from '../../features/outreach/newsletter/check-inbox.tsx';
import { ConfirmPart } from '../../features/outreach/newsletter/confirm-part.tsx';
import { GoneLink } from '../../features/outreach/newsletter/gone-link.tsx';
import { LeavePart } from '../../features/outreach/newsletter/leave-part.tsx';
import { subscriptionQuery } from '../../features/outreach/newsletter/newsletter.api.ts';
import { NextLetter } from '../../features/outreach/newsletter/next-letter.tsx';
import { SubscribeForm } from '../../features/outreach/newsletter/subscribe-form.tsx';
import { meQuery } from '../../features/people/accounts/me.api.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { LoadFailure } from '../../ui/state/load-failure.tsx';
import { TextSkeleton } from '../../ui/state/skeleton.tsx';
import { ManageScreen } from './manage-screen.tsx';

export function Component() {
  const hydrated = useHydrated();
  return (
    <div className="mx-auto max-w-browse px-4 pt-10 pb-16 sm:px-7 md:px-10 md:pt-14">
      {hydrated ? <OfAddress /> : <Subscribing isWaiting />}
    </div>
  );
}

/**
 * A link of a mail decides what is shown, then who is signed in: both are known in the browser only. Its token is behind
 * `#`, so that no server or cache stores it.
 */
function OfAddress() {
  const fragment = new URLSearchParams(useLocation().hash.slice(1));
  const navigate = useNavigate();
  const show = (hash: string) => void navigate({ hash }, { replace: true });
  const confirming = fragment.get('confirm');
  const leaving = fragment.get('leave');
  const token = fragment.get('manage') ?? undefined;
  const { data: me, isPending: isMeAwaited } = useQuery(meQuery);
  const isAsked = token !== undefined || Boolean(me);
  const asked = useQuery({ ...subscriptionQuery(token), enabled: isAsked && !confirming && !leaving });
  // What was fetched for somebody whose session has ended is not shown on.
  const data = isAsked ? asked.data : undefined;
  const { t } = useTranslation('newsletter');
  // The button that they pressed is gone with what it stood on.
  const [hasPressed, setPressed] = useState(false);
  if (leaving) return <LeavePart token={leaving} />;
  if (confirming) {
    return (
      <ConfirmPart
        token={confirming}
        onConfirmed={(manage) => {
          setPressed(true);
          show(`manage=${manage}`);
        }}
        onAgain={() => show('')}
      />
    );
  }
  if (asked.isLoadingError) {
    return <LoadFailure title={t('manage.title')} error={asked.error} onRetry={() => void asked.refetch()} />;
  }
  if (data?.subscription) {
    return <ManageScreen subscription={data.subscription} token={token} isArrival={hasPressed} />;
  }
  if (token !== undefined && data) return <GoneLink onLeave={() => show('')} />;
  return (
    <Subscribing
      isWaiting={isMeAwaited || (isAsked && !data)}
      ownEmail={me?.email}
      onSubmit={() => setPressed(true)}
    />
  );
}

interface SubscribingProps {
  isWaiting: boolean;
  ownEmail?: string | undefined;
  onSubmit?: () => void;
}

function Subscribing({ isWaiting, ownEmail, onSubmit }: SubscribingProps) {
  const { t } = useTranslation('newsletter');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className="grid grid-cols-1 gap-x-18 gap-y-12 md:grid-cols-[7fr_5fr]">
      <div className="flex flex-col gap-8">
        <header className="flex flex-col gap-4">
          <h1 className="text-h1">{t('title')}</h1>
          <p className="text-ink-muted text-lead sm:text-balance">{t('lead')}</p>
        </header>
        {isWaiting && <TextSkeleton lines={6} />}
        {!isWaiting && sentTo !== undefined && (
          <CheckInbox email={sentTo} onAnother={() => setSentTo(undefined)} />
        )}
        {!isWaiting && sentTo === undefined && (
          <>
            <SubscribeForm key={ownEmail} ownEmail={ownEmail} onSent={setSentTo} onSubmit={onSubmit} />
            <AskForLink />
          </>
        )}
      </div>
      <aside>{!isWaiting && <NextLetter />}</aside>
    </div>
  );
}
