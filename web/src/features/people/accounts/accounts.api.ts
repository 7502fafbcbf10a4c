import type { CallOf } from '@firstlight/contract/endpoint.ts';
import {
  confirmPassword,
  readReset,
  signInWithCode,
} from '@firstlight/contract/people/accounts/account-security.ts';
import {
  acceptTerms,
  checkUsername,
  editAccount,
  forgotPassword,
  type Me,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  signUp,
  verifyEmail,
} from '@firstlight/contract/people/accounts/accounts.ts';
import type { undoEmailChange } from '@firstlight/contract/people/accounts/email-change.ts';
import { beginPasskeySignIn, signInWithPasskey } from '@firstlight/contract/people/accounts/passkeys.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { dropHeldCalls } from '../../../lib/api/hold-calls.ts';
import { writeQuery } from '../../../lib/api/write-query.ts';
import { settleDrafts } from '../../../lib/session/settle-drafts.ts';
import { holdCallsOf, meKey } from './me.api.ts';
import { askForPasskey, type PasskeyWay } from './sign-in/passkey-ceremony.ts';

export type SignUpInput = CallOf<typeof signUp>;
export type SignInInput = CallOf<typeof signIn>;

export function useSignUp() {
  return useMutation({ mutationFn: (account: SignUpInput) => call(signUp, account) });
}

export function useSignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (credentials: SignInInput) => call(signIn, credentials),
    onSuccess: (me) => nowIs(queries, me),
  });
}

/** The second step, where the first answered that a code is needed. */
export function useSignInWithCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(signInWithCode, { code }),
    onSuccess: (me) => nowIs(queries, me),
  });
}

export function useSignInWithPasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (way: PasskeyWay) => {
      const options = await call(beginPasskeySignIn, {}, way.signal && { signal: way.signal });
      return call(signInWithPasskey, await askForPasskey(options, way));
    },
    onSuccess: (me) => nowIs(queries, me),
  });
}

export function useConfirmPassword() {
  return useMutation({ mutationFn: (password: string) => call(confirmPassword, { password }) });
}

/** Ends in a full load: nothing of theirs stays on the screen or in memory for whoever sits here next. */
export function useSignOut() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess: async () => {
      // Whoever is asked by the browser whether to leave a form, and stays, sees that they are signed out.
      await nowIs(queries, null);
      location.reload();
    },
  });
}

/** Asks for a mail; the answer is the same for any address. */
export type MailRequest = ReturnType<typeof useResendVerification>;

export function useResendVerification() {
  return useMutation({ mutationFn: (to: { email: string }) => call(resendVerification, to) });
}

export function useForgotPassword(): MailRequest {
  return useMutation({ mutationFn: (to: { email: string }) => call(forgotPassword, to) });
}

/** Whoever confirms their address is signed in. */
export function useVerifyEmail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (link: CallOf<typeof verifyEmail>) => call(verifyEmail, link),
    onSuccess: (me) => nowIs(queries, me),
  });
}

/** What a reset could keep: asked once for each link, and anew only if it failed. */
export function waysInOf(token: string) {
  return queryOptions({
    queryKey: ['ways-in', token],
    queryFn: ({ signal }) => call(readReset, { token }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Every session ends with the old password, the one of this browser too. */
export function useResetPassword(how: typeof resetPassword | typeof undoEmailChange = resetPassword) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choice: CallOf<typeof resetPassword>) => call(how, choice),
    onSuccess: () => nowIs(queries, null),
  });
}

export function useAcceptTerms() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => call(acceptTerms, { version }),
    onSuccess: async () => {
      await queries.cancelQueries({ queryKey: meKey });
      const me = queries.setQueryData<Me | null>(
        meKey,
        (known) => known && { ...known, termsToAccept: null },
      );
      holdCallsOf(me ?? null);
    },
  });
}

/** From one role to both; nothing done under the old one changes. */
export function useWidenRole() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(editAccount, { role: 'both' }),
    onSuccess: (me) => writeQuery<Me | null>(queries, meKey, () => me),
  });
}

export function availabilityOf(username: string) {
  return queryOptions({
    queryKey: ['username', username],
    queryFn: ({ signal }) => call(checkUsername, { username }, { signal }),
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** For a session that has ended by something else than signing out. */
export function useForgetMe(): () => Promise<void> {
  const queries = useQueryClient();
  return () => nowIs(queries, null);
}

/** What was fetched for one person is not for the next; an answer still under way would speak of the last one. */
export async function nowIs(queries: QueryClient, me: Me | null): Promise<void> {
  await queries.cancelQueries();
  dropHeldCalls();
  holdCallsOf(me);
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
  queries.setQueryData<Me | null>(meKey, me);
  settleDrafts(me);
}
