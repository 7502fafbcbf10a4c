import { ProviderFailure } from './provider-failure.ts';

export interface FetchBounds {
  /** Where it may go at all: the origins of one provider. */
  origins: readonly string[];
  /** For the whole answer, to its last byte. */
  seconds: number;
  bytes: number;
}

export interface FetchOptions {
  method: string;
  headers: Record<string, string>;
  body?: URLSearchParams | undefined;
}

export type BoundedFetch = (address: string, options: FetchOptions) => Promise<Response>;

/** Asks one provider, and nobody else: no other host, no redirection, no answer that is long or late. */
export function createBoundedFetch({ origins, seconds, bytes }: FetchBounds): BoundedFetch {
  return async (address, { method, headers, body }) => {
    if (!origins.includes(new URL(address).origin)) {
      throw new ProviderFailure('refused', 'a provider named an address that is not its own');
    }
    const signal = AbortSignal.timeout(seconds * 1000);
    try {
      const answer = await fetch(address, { method, headers, body: body ?? null, redirect: 'error', signal });
      if (answer.status >= 500)
        throw new ProviderFailure('unavailable', `a provider answered ${answer.status}`);
      const { status, headers: told } = answer;
      return new Response(await readAtMost(answer, bytes), { status, headers: told });
    } catch (error) {
      if (error instanceof ProviderFailure) throw error;
      throw new ProviderFailure('unavailable', 'a provider did not answer', error);
    }
  };
}

async function readAtMost(answer: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > most) throw new ProviderFailure('unavailable', 'a provider answered with too much');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
