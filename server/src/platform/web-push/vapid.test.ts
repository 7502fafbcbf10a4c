import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openVapid } from './vapid.ts';

const vapid = openVapid(Buffer.alloc(32, 9).toString('base64url'), 'mailto:team@firstlight.example');
const now = new Date('2026-11-16T10:00:00.000Z');

describe('what we say to a push service', () => {
  const header = vapid.authorize('https://push.example', now);
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

  it('is signed by the key that browsers subscribe to', () => {
    expect(key).toBe(vapid.publicKey);
    const point = Buffer.from(key, 'base64url');
    expect(point).toHaveLength(65);
    const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });

  it('is for that service alone, for less than a day, and says whom to write to', () => {
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(read(claims)).toEqual({
      aud: 'https://push.example',
      exp: now.getTime() / 1000 + 12 * 3600,
      sub: 'mailto:team@firstlight.example',
    });
  });
});
