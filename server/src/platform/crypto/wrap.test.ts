import { createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openKeyring } from './keyring.ts';
import { unwrapKey, wrapKey } from './wrap.ts';

const kek = randomBytes(32);
const keyring = openKeyring(`1:${randomBytes(32).toString('base64')},2:${kek.toString('base64')}`);
const scope = { type: 'conversation', id: 'c7' };
const secret = createSecretKey(randomBytes(32));

describe('a wrapped data key', () => {
  it('is iv, tag and 32 encrypted bytes, bound to its scope and to the version of the key around it', () => {
    const { kekVersion, wrapped } = wrapKey(keyring, scope, secret);
    expect(kekVersion).toBe(2);
    expect(wrapped).toHaveLength(60);
    const decipher = createDecipheriv('aes-256-gcm', kek, wrapped.subarray(0, 12));
    decipher.setAAD(Buffer.from('dek|conversation|c7|2'));
    decipher.setAuthTag(wrapped.subarray(12, 28));
    expect(Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()])).toEqual(secret.export());
  });

  it('opens for its own scope only, and not at all once cut or under an unknown version', () => {
    const key = wrapKey(keyring, scope, secret);
    expect(unwrapKey(keyring, scope, key).equals(secret)).toBe(true);
    expect(() => unwrapKey(keyring, { ...scope, id: 'c8' }, key)).toThrow('not_authentic');
    expect(() => unwrapKey(keyring, { ...scope, type: 'group' }, key)).toThrow('not_authentic');
    expect(() => unwrapKey(keyring, scope, { ...key, kekVersion: 1 })).toThrow('not_authentic');
    expect(() => unwrapKey(keyring, scope, { ...key, kekVersion: 3 })).toThrow('unknown_kek');
    expect(() => unwrapKey(keyring, scope, { ...key, wrapped: key.wrapped.subarray(0, 20) })).toThrow(
      'not_authentic',
    );
  });
});
