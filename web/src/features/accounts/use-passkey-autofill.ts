import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { useSignInWithPasskey } from './accounts.api.ts';
import { canAutofillPasskeys, withdrawPasskeyOffer } from './passkey-ceremony.ts';

/** Offers passkeys in the field for the name. Only what the server refuses is worth a word: nobody had to choose one. */
export function usePasskeyAutofill(): { error: Error | null; renew: () => void } {
  const { mutate, error } = useSignInWithPasskey();
  const [round, setRound] = useState(0);
  const renew = useCallback(() => setRound((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new offer
  useEffect(() => {
    let isHere = true;
    canAutofillPasskeys()
      .then((can) => {
        if (!can || !isHere) return;
        const onError = (refusal: unknown) => isApiError(refusal) && isAnswered(refusal) && renew();
        mutate({ autofill: true }, { onError });
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
      withdrawPasskeyOffer().catch(() => undefined);
    };
  }, [round, mutate, renew]);

  return { error: isApiError(error) && isAnswered(error) ? error : null, renew };
}

/** A passkey was chosen and refused; a limit or an outage before that concerns nobody. */
function isAnswered({ failure }: { failure: { kind: string; code?: string } }): boolean {
  return failure.kind === 'refused' && /passkey_refused|challenge_expired/.test(failure.code ?? '');
}
