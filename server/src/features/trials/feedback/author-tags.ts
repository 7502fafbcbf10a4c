import type { Vault } from '../../../platform/crypto/vault.ts';

export interface AuthorTags {
  pairTag: Buffer;
  authorTag: Buffer;
}

/** Keyed fingerprints that stand for a tester in the database: they find, and name nobody. */
export function authorTags(vault: Vault, authorId: string, projectId: string): AuthorTags {
  return { pairTag: pairTag(vault, authorId, projectId), authorTag: authorTag(vault, authorId) };
}

export function pairTag(vault: Vault, authorId: string, projectId: string): Buffer {
  return vault.tag(`feedback pair ${authorId} ${projectId}`);
}

export function authorTag(vault: Vault, authorId: string): Buffer {
  return vault.tag(`feedback author ${authorId}`);
}
