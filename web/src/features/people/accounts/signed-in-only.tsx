import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import type { AuthArrival } from './auth/auth-mode.ts';
import { failureMessage } from './auth/failure-message.ts';
import { meQuery } from './me.api.ts';
import { signInAddress, signUpAddress } from './sign-in/sign-in-address.ts';

interface SignedInOnlyProps {
  /** Stands until we know who it is, and behind the terms until they are accepted. */
  waiting: ReactNode;
  /** Where signed-out people are led instead of the door. */
  elsewhere?: ReactNode;
  /** What signed-out people read at the door. */
  notice?: AuthArrival['notice'] | undefined;
  /** The page is there without accepted terms, too. */
  beforeTerms?: boolean;
  /** Whether most who come signed out have no account yet: they are led to a new one. */
  forNewcomers?: boolean;
  children: (me: Me) => ReactNode;
}

/** Leads whoever is signed out to the door, and from there back to this very page. */
export function SignedInOnly({
  waiting,
  elsewhere,
  notice,
  beforeTerms = false,
  forNewcomers = false,
  children,
}: SignedInOnlyProps) {
  const { pathname, search, hash } = useLocation();
  const me = useQuery(meQuery);
  if (me.data === null && elsewhere) return elsewhere;
  if (me.data === null) {
    const page = { pathname, search: `${search}${hash}` };
    const state: AuthArrival = notice ? { notice } : {};
    return <Navigate replace to={forNewcomers ? signUpAddress(page) : signInAddress(page)} state={state} />;
  }
  if (me.data) return beforeTerms || me.data.termsToAccept === null ? children(me.data) : waiting;
  return me.isError ? <Unreachable error={me.error} onRetry={() => void me.refetch()} /> : waiting;
}

function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation('accounts');
  const { t: tRequest } = useTranslation('request');
  return (
    <StateView
      kind="error"
      headingLevel={1}
      title={failureMessage(error, { t, tRequest, language: i18n.language })}
      actions={
        <Button variant="sun" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
