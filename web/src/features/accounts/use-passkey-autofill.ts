import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { useSignInWithPasskey } from './accounts.api.ts';
import { canAutofillPasskeys, withdrawPasskeyOffer } from './passkey-ceremony.ts';

/**
 * Offers passkeys in the field for the name, but not while the button asks: the browser asks one question at a time, and
 * the offer would take back the one that was wanted. Only what the server refuses is worth a word: nobody had to choose.
 */
export function usePasskeyAutofill(isPressed: boolean): Error | null {
  const { mutate, error } = useSignInWithPasskey();
  const [round, setRound] = useState(0);
  const renew = useCallback(() => setRound((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new offer
  useEffect(() => {
    if (isPressed) return;
    const offer = new AbortController();
    canAutofillPasskeys()
      .then((can) => {
        if (!can || offer.signal.aborted) return;
        const onError = (refusal: unknown) => isApiError(refusal) && isAnswered(refusal) && renew();
        mutate({ autofill: true, signal: offer.signal }, { onError });
      })
      .catch(() => undefined);
    return () => {
      offer.abort();
      withdrawPasskeyOffer().catch(() => undefined);
    };
  }, [round, isPressed, mutate, renew]);

  return isApiError(error) && isAnswered(error) ? error : null;
}

/** A passkey was chosen and refused; a limit or an outage before that concerns nobody. */
function isAnswered({ failure }: { failure: { kind: string; code?: string } }): boolean {
  return failure.kind === 'refused' && /passkey_refused|challenge_expired/.test(failure.code ?? '');
}
