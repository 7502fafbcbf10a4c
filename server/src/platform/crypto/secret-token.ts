import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link, and the fingerprint of it that the database keeps. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** 256 random bits need no slow hash: nobody can guess their way to one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
