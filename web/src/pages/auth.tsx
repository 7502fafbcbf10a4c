import { useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { type AuthMode, authModeIn } from '../features/people/accounts/auth/auth-mode.ts';
import { AuthScreenSkeleton } from '../features/people/accounts/auth/auth-screen-skeleton.tsx';
import { ConfirmEmail } from '../features/people/accounts/email-change/confirm-email.tsx';
import { UndoEmail } from '../features/people/accounts/email-change/undo-email.tsx';
import { useMe } from '../features/people/accounts/me.api.ts';
import { Forgot } from '../features/people/accounts/password/forgot.tsx';
import { ResetByMail } from '../features/people/accounts/password/reset.tsx';
import { nextAfterSignIn } from '../features/people/accounts/sign-in/safe-next.ts';
import { SignIn } from '../features/people/accounts/sign-in/sign-in.tsx';
import { carriedEmail, carryEmail } from '../features/people/accounts/sign-up/carried-email.ts';
import type { SignUpDraft } from '../features/people/accounts/sign-up/use-sign-up-form.ts';
import { Verify } from '../features/people/accounts/sign-up/verify.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { SignUpWithReason } from './auth/sign-up-with-reason.tsx';
import { AuthSky } from './auth-sky.tsx';

export function Component() {
  return <AuthSky>{useHydrated() ? <Modes /> : <AuthScreenSkeleton />}</AuthSky>;
}

function Modes() {
  const [search] = useSearchParams();
  const mode = authModeIn(search);
  const me = useMe();
  const [email, setEmail] = useState(carriedEmail);
  const [draft, setDraft] = useState<SignUpDraft>({});
  useFocusOnChange(mode);

  const onEmail = useCallback((typed: string) => {
    setEmail(typed);
    carryEmail(typed);
  }, []);

  // Whoever has just signed in leaves by this door too.
  if (me && (mode === 'sign-in' || mode === 'sign-up')) {
    return <Navigate replace to={nextAfterSignIn(search.get('next'), me)} />;
  }
  const shared = { email, onEmail };
  switch (mode) {
    case 'sign-in':
      return <SignIn {...shared} />;
    case 'sign-up':
      return <SignUpWithReason {...shared} draft={draft} onDraft={setDraft} />;
    case 'forgot':
      return <Forgot {...shared} />;
    case 'reset':
      return <ResetByMail />;
    case 'verify':
      return <Verify {...shared} />;
    case 'confirm-email':
      return <ConfirmEmail />;
    case 'undo-email':
      return <UndoEmail />;
  }
}

/** Another mode is another page to those who use it, though the path stays; the link that led here is gone. */
function useFocusOnChange(mode: AuthMode): void {
  const last = useRef(mode);
  useEffect(() => {
    if (last.current === mode) return;
    last.current = mode;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [mode]);
}
