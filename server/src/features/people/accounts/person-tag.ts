import type { Vault } from '../../../platform/crypto/vault.ts';

/** Stands for somebody in what moderators decide: it finds decisions about named and hidden content, and names nobody. */
export function personTag(vault: Vault, userId: string): Buffer {
  return vault.tag(`moderation person ${userId}`);
}
