import type { LightMyRequestResponse } from 'fastify';

/** What a browser would send back: the cookies an answer sets, without those it takes away. */
export function cookiesOf({ cookies }: LightMyRequestResponse): string {
  return cookies
    .filter(({ maxAge }) => maxAge !== 0)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}
