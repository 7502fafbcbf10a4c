import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { readKey } from './keyring.ts';

export interface BlindIndex {
  /** Finds an encrypted text by equality, however it was typed: case, outer spaces and accents' encoding. */
  blindIndex(text: string): Buffer;
  /** Marks that something exists without saying whom it concerns; the text is taken to the letter. */
  tag(text: string): Buffer;
}

/**
 * Keyed, because e-mail addresses and ids can be guessed one by one against a plain hash. Both keys come from a root
 * of their own: rotating a KEK must not orphan the unique indexes built on these.
 */
export function createBlindIndex(root: string): BlindIndex {
  const rootKey = readKey(root.trim(), 'index root');
  const indexKey = derive(rootKey, 'blind index');
  const tagKey = derive(rootKey, 'tag');
  return {
    blindIndex: (text) => hmac(indexKey, text.normalize('NFC').trim().toLowerCase()),
    tag: (text) => hmac(tagKey, text),
  };
}

function derive(root: KeyObject, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', root, '', purpose, 32)));
}

function hmac(key: KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}
