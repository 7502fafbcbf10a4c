import { useEffect, useState } from 'react';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { useSignInWithPasskey } from '../accounts.api.ts';
import { canAutofillPasskeys, withdrawPasskeyOffer } from './passkey-ceremony.ts';

/**
 * Offers passkeys in the field for the name, but not while the button asks: the browser asks one question at a time, and
 * the offer would take back the one that was wanted. Only what the server refuses is worth a word: nobody had to choose.
 */
export function usePasskeyAutofill(isPressed: boolean): Error | null {
  const { mutate } = useSignInWithPasskey();
  // The next offer begins at once, and would wipe out what became of this one.
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new offer
  useEffect(() => {
    if (isPressed) return;
    const offer = new AbortController();
    canAutofillPasskeys()
      .then((can) => {
        if (!can || offer.signal.aborted) return;
        const onError = (error: Error) => {
          if (!isApiError(error) || !isAnswered(error)) return;
          setRefusal(error);
          setRound((last) => last + 1);
        };
        mutate({ autofill: true, signal: offer.signal }, { onError });
      })
      .catch(() => undefined);
    return () => {
      offer.abort();
      withdrawPasskeyOffer().catch(() => undefined);
    };
  }, [round, isPressed, mutate]);

  return isPressed ? null : refusal;
}

/** A passkey was chosen and refused; a limit or an outage before that concerns nobody. */
function isAnswered({ failure }: { failure: { kind: string; code?: string } }): boolean {
  return failure.kind === 'refused' && /passkey_refused|challenge_expired/.test(failure.code ?? '');
}
