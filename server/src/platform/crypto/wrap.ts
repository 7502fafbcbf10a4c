import { createSecretKey, type KeyObject } from 'node:crypto';
import { associatedData, decrypt, encrypt } from './gcm.ts';
import type { Keyring } from './keyring.ts';
import { unreadable } from './unreadable.ts';

/** Whose cells one data key seals: an exchange of messages, a table's month. */
export interface Scope {
  type: string;
  id: string;
}

export interface WrappedKey {
  kekVersion: number;
  wrapped: Buffer;
}

/** Seals a data key (DEK) under the current KEK, bound to its scope so that no other scope's row can hold it. */
export function wrapKey(keyring: Keyring, scope: Scope, secret: KeyObject): WrappedKey {
  const kekVersion = keyring.current;
  const wrapped = encrypt(kekOf(keyring, kekVersion), secret.export(), wrapAad(scope, kekVersion));
  return { kekVersion, wrapped };
}

export function unwrapKey(keyring: Keyring, scope: Scope, { kekVersion, wrapped }: WrappedKey): KeyObject {
  const secret = decrypt(kekOf(keyring, kekVersion), wrapped, wrapAad(scope, kekVersion));
  if (secret === undefined) throw unreadable('not_authentic', `data key of ${scope.type}`);
  return createSecretKey(secret);
}

function kekOf(keyring: Keyring, version: number): KeyObject {
  const kek = keyring.kek(version);
  if (kek === undefined) throw unreadable('unknown_kek', `KEK ${version}`);
  return kek;
}

function wrapAad(scope: Scope, kekVersion: number): Buffer {
  return associatedData(['dek', scope.type, scope.id, String(kekVersion)]);
}
