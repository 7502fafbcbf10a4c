import { createSecretKey, type KeyObject } from 'node:crypto';

/** The key encryption keys (KEK) a process knows, and the one it wraps new data keys with. */
export interface Keyring {
  current: number;
  kek(version: number): KeyObject | undefined;
}

const KEY_BYTES = 32;
const MAX_VERSION = 32_767;

/**
 * Reads `1:base64,2:base64`. The highest version is current, unless `current` names another: while a new key is
 * being rolled out, every process must be able to read it before the first one writes with it.
 */
export function openKeyring(text: string, current?: number): Keyring {
  const keks = new Map<number, KeyObject>();
  for (const [position, entry] of text.trim().split(',').entries()) {
    const { version, kek } = readEntry(entry.trim(), position + 1);
    if (keks.has(version)) throw new Error(`keyring: version ${version} appears twice`);
    for (const [other, known] of keks) {
      if (known.equals(kek)) throw new Error(`keyring: versions ${other} and ${version} are the same key`);
    }
    keks.set(version, kek);
  }
  const chosen = current ?? Math.max(...keks.keys());
  if (!keks.has(chosen)) throw new Error(`keyring: current version ${chosen} is not in the ring`);
  return { current: chosen, kek: (version) => keks.get(version) };
}

/** A 32-byte key from base64. Errors name the key and never quote it. */
export function readKey(text: string, name: string): KeyObject {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw new Error(`${name}: not base64`);
  if (bytes.length !== KEY_BYTES) {
    throw new Error(`${name}: must be ${KEY_BYTES} bytes, this is ${bytes.length}`);
  }
  return createSecretKey(bytes);
}

function readEntry(entry: string, position: number): { version: number; kek: KeyObject } {
  const match = /^([1-9]\d{0,4}):(.*)$/.exec(entry);
  const version = Number(match?.[1]);
  const key = match?.[2];
  if (key === undefined || version > MAX_VERSION) {
    throw new Error(
      `keyring: entry ${position} is not "version:base64" with a version of 1 to ${MAX_VERSION}`,
    );
  }
  return { version, kek: readKey(key, `keyring: key ${version}`) };
}
