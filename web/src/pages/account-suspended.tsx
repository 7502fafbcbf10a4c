import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { Navigate } from 'react-router';
import { hasSeenNotice, noteNotice } from '../features/office/standing/seen-notice.ts';
import { SuspensionPage } from '../features/office/standing/suspension-page.tsx';
import { meKey } from '../features/people/accounts/me.api.ts';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { TextSkeleton } from '../ui/state/skeleton.tsx';

/** For whoever is suspended. Mails and news lead here for every decision: whoever is not finds theirs in the settings. */
export function Component() {
  return (
    <div className="mx-auto max-w-browse px-4 pt-10 sm:px-7 md:px-10">
      <SignedInOnly waiting={<TextSkeleton lines={6} />} beforeTerms>
        {(me) => (me.isSuspended ? <Notice me={me} /> : <NoLonger me={me} />)}
      </SignedInOnly>
    </div>
  );
}

function Notice({ me }: { me: Me }) {
  const queries = useQueryClient();
  const askWhoIsHere = useCallback(() => void queries.invalidateQueries({ queryKey: meKey }), [queries]);
  useEffect(() => noteNotice(me.id), [me.id]);
  return <SuspensionPage onOver={askWhoIsHere} />;
}

/** Whoever has read the notice here is welcomed back where they would begin. */
function NoLonger({ me }: { me: Me }) {
  return <Navigate replace to={hasSeenNotice(me.id) ? '/feed' : '/settings/standing'} />;
}
