import type { Vault } from '../../../platform/crypto/vault.ts';

export interface AuthorTags {
  pairTag: Buffer;
  authorTag: Buffer;
}

/**
 * Keyed hashes that replace a tester’s ID in the tables of the `hidden` schema. `pairTag` finds what a tester did on one project.
 * `authorTag` finds everything that belongs to one tester.
 */
export function authorTags(vault: Vault, authorId: string, projectId: string): AuthorTags {
  return { pairTag: pairTag(vault, authorId, projectId), authorTag: authorTag(vault, authorId) };
}

export function pairTag(vault: Vault, authorId: string, projectId: string): Buffer {
  return vault.tag(`feedback pair ${authorId} ${projectId}`);
}

export function authorTag(vault: Vault, authorId: string): Buffer {
  return vault.tag(`feedback author ${authorId}`);
}
