import { setImmediate } from 'node:timers/promises';
import { beginPasskeySignIn, signInWithPasskey } from '@firstlight/contract/people/accounts/passkeys.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const options = {
  challenge: 'AAAA',
  rpId: 'firstlight.example',
  timeout: 60_000,
  userVerification: 'required' as const,
};

/** A browser that knows passkeys and notes what it is asked. */
function stubBrowser() {
  const asked = vi.fn((_question: CredentialRequestOptions) => new Promise<object>(() => undefined));
  const known = Object.assign(vi.fn(), { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal('PublicKeyCredential', known);
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], credentials: { get: asked } });
  return asked;
}

function open() {
  return renderPart(
    <>
      <input autoComplete="username webauthn" />
      <PasskeySignIn />
    </>,
    ['accounts', 'request', 'ui'],
  );
}

/** For what must not come any more. */
async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
}

test('the offer in the field does not take back what the button asks, however late its challenge comes', async () => {
  const asked = stubBrowser();
  const server = stubServer();
  const { promise: late, resolve: answerLate } = Promise.withResolvers<typeof options>();
  server.answers(beginPasskeySignIn, () => late);
  const { user } = await open();
  await waitFor(() => expect(server.requests).toHaveLength(1));

  server.answers(beginPasskeySignIn, () => options);
  await user.click(screen.getByRole('button', { name: /passkey/i }));
  answerLate(options);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await manyTurns();
  expect(asked.mock.calls.map(([question]) => question.mediation)).toEqual([undefined]);
});

test('a passkey chosen in the field and refused is told of, while the field already offers them again', async () => {
  const asked = stubBrowser();
  const bytes = new Uint8Array(3).buffer;
  asked.mockResolvedValueOnce({
    id: 'AAAA',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  });
  const server = stubServer();
  server.answers(beginPasskeySignIn, () => options);
  server.refuses(signInWithPasskey, 'accounts.passkey_refused');
  await open();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await manyTurns();
  expect(screen.getByRole('alert').textContent).toBe(
    'No account here uses this passkey. Try another, or sign in with your password.',
  );
});
