import type { DraftContent } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { readStored, writeStored } from '../../../../lib/local-storage.ts';

export interface KeptDraft {
  content: DraftContent;
  /** When it was written, in milliseconds. */
  at: number;
}

const keyOf = (draftId: string) => `project-draft-${draftId}`;

/** This device's own copy, for when the server cannot be reached; it goes once the server has the same. */
export function readKept(draftId: string): KeptDraft | undefined {
  try {
    return JSON.parse(readStored(keyOf(draftId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepHere(draftId: string, kept: KeptDraft | null): void {
  writeStored(keyOf(draftId), kept && JSON.stringify(kept));
}
