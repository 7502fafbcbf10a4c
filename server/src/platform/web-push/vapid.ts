import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** How we say to push services who we are (RFC 8292). Browsers subscribe to the public key, and to nobody else's messages. */
export interface Vapid {
  /** As browsers take it: 65 bytes as base64url. */
  publicKey: string;
  /** The header that signs one request to the push service at this origin. */
  authorize(audience: string, now: Date): string;
}

/** Push services refuse what is valid for more than a day. */
const validSeconds = 12 * 60 * 60;

/** The public key follows from the private one, so the two can never differ. `contact` is whom a push service would write to. */
export function openVapid(privateKey: string, contact: string): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  return {
    publicKey,
    authorize(audience, now) {
      const exp = Math.floor(now.getTime() / 1000) + validSeconds;
      const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp, sub: contact })}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

function part(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}
