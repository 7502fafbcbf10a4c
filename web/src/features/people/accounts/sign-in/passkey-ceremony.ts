import type { CallOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
} from '@firstlight/contract/people/accounts/passkeys.ts';

type NewPasskey = Omit<CallOf<typeof addPasskey>, 'name'>;
type PasskeyProof = CallOf<typeof signInWithPasskey>;

/** Only asked in the browser, and never where pages are drawn at build. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

export async function makePasskey(options: ResultOf<typeof beginPasskey>): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject } = response;
  return { credentialId: id, clientDataJSON, attestationObject };
}

export interface PasskeyWay {
  autofill: boolean;
  /** Ends what has not yet been asked. */
  signal?: AbortSignal;
}

/** With `autofill` the browser offers passkeys among the names it knows, for as long as the page stands. */
export async function askForPasskey(
  options: ResultOf<typeof beginPasskeySignIn>,
  { autofill, signal }: PasskeyWay,
): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  signal?.throwIfAborted();
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { credentialId: id, clientDataJSON, authenticatorData, signature };
}

export async function canAutofillPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Ends an offer that the page no longer stands behind. */
export async function withdrawPasskeyOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
