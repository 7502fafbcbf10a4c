import type { Client } from 'oauth4webapi';
import type { FetchBounds } from './bounded-fetch.ts';
import type { ProviderQuestion } from './sign-in-provider.ts';

export interface ProviderOptions {
  clientId: string;
  clientSecret: string;
  bounds: Omit<FetchBounds, 'origins'>;
  now(): Date;
}

export function tokenClient({ clientId }: ProviderOptions): Client {
  return { client_id: clientId };
}

interface Asked extends Pick<ProviderQuestion, 'returnTo' | 'state'> {
  clientId: string;
  challenge: string;
}

/** Where to send somebody: authorization code with PKCE. People with several accounts are asked which one. */
export function askAddress(
  endpoint: string,
  { clientId, returnTo, state, challenge }: Asked,
  more: Record<string, string>,
): string {
  const address = new URL(endpoint);
  address.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: returnTo,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ...more,
  }).toString();
  return address.href;
}
