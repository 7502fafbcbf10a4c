import { useSignInWithPasskey } from '../accounts.api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys } from './passkey-ceremony.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

/** The way in without a password: by button, and among what the browser offers for the name. */
export function PasskeySignIn() {
  const signIn = useSignInWithPasskey();
  const refusedOffer = usePasskeyAutofill(signIn.isPending);
  if (!canUsePasskeys()) return null;

  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-5">
      <PasskeyButton signIn={signIn} error={signIn.error ?? refusedOffer} />
    </div>
  );
}
