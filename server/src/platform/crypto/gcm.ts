import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What sealing adds to the plaintext: `iv(12) | tag(16)`, in front of the ciphertext. */
export const GCM_OVERHEAD = IV_BYTES + TAG_BYTES;

export function encrypt(key: KeyObject, plaintext: Buffer, aad: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(aad);
  const ciphertext = cipher.update(plaintext);
  cipher.final();
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
}

/** The plaintext, or undefined when a single bit of key, iv, tag, ciphertext or aad is not the one sealed. */
export function decrypt(key: KeyObject, sealed: Buffer, aad: Buffer): Buffer | undefined {
  if (sealed.length < GCM_OVERHEAD) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(aad);
  decipher.setAuthTag(sealed.subarray(IV_BYTES, GCM_OVERHEAD));
  const plaintext = decipher.update(sealed.subarray(GCM_OVERHEAD));
  try {
    decipher.final();
  } catch {
    return undefined;
  }
  return plaintext;
}

/**
 * Joins what a ciphertext is bound to. A separator inside a part would let two different places share one name,
 * so it is refused rather than escaped: names and ids never hold one.
 */
export function associatedData(parts: readonly string[]): Buffer {
  for (const part of parts) {
    if (part === '' || part.includes('|')) throw new Error(`associated data: "${part}" cannot name a place`);
  }
  return Buffer.from(parts.join('|'), 'utf8');
}
