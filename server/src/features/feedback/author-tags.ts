import type { Vault } from '../../platform/crypto/vault.ts';

export interface AuthorTags {
  pairTag: Buffer;
  authorTag: Buffer;
}

/** Keyed fingerprints that stand for a tester in the database: they find, and name nobody. */
export function authorTags(vault: Vault, authorId: string, projectId: string): AuthorTags {
  return {
    pairTag: vault.tag(`feedback pair ${authorId} ${projectId}`),
    authorTag: authorTag(vault, authorId),
  };
}

export function authorTag(vault: Vault, authorId: string): Buffer {
  return vault.tag(`feedback author ${authorId}`);
}
