import type { Vault } from '../../../platform/crypto/vault.ts';

/**
 * Stands for somebody in what they were shown. Another one than stands for them in what they wrote: laid side by side,
 * the two tables must not tell that it is the same person.
 */
export function testerTag(vault: Vault, testerId: string): Buffer {
  return vault.tag(`distribution tester ${testerId}`);
}
