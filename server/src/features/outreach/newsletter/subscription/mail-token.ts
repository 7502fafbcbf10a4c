import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { type Linked, namedIn, nameOf } from './link-token.ts';

/** What mail to an address of ours is about: a letter that came back, or somebody who leaves. */
export type MailboxPurpose = 'bounce' | 'unsubscribe';

const tagBytes = 8;

/**
 * Names a subscription before the `@` of an address: `unsubscribe+` and this are the 64 characters that such a name may have,
 * in figures and small letters, since servers on the way may change the size of letters.
 */
export function mailToken(vault: Vault, purpose: MailboxPurpose, linked: Linked): string {
  const named = nameOf(linked);
  return Buffer.concat([named, tagOf(vault, purpose, named)]).toString('hex');
}

/** Undefined for what we never made, or made for another purpose. */
export function readMailToken(vault: Vault, purpose: MailboxPurpose, token: string): Linked | undefined {
  if (!/^[\da-f]{52}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'hex');
  const named = bytes.subarray(0, 18);
  return timingSafeEqual(tagOf(vault, purpose, named), bytes.subarray(18)) ? namedIn(named) : undefined;
}

function tagOf(vault: Vault, purpose: MailboxPurpose, named: Buffer): Buffer {
  return vault.tag(`newsletter mail ${purpose} ${named.toString('hex')}`).subarray(0, tagBytes);
}
