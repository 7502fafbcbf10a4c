import { type SkipReason, skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { readStored, writeStored } from '../../../../lib/local-storage.ts';

export interface SkipDraft {
  reason: SkipReason | null;
  note: string;
}

const key = (projectId: string) => `skip-draft:${projectId}`;

/** What was written stays in this browser until the server has it. */
export function readSkipDraft(projectId: string): SkipDraft {
  try {
    const { reason, note } = JSON.parse(readStored(key(projectId)) ?? '{}') as Partial<SkipDraft>;
    return { reason: skipReasons.find((known) => known === reason) ?? null, note: String(note ?? '') };
  } catch {
    return { reason: null, note: '' };
  }
}

export function storeSkipDraft(projectId: string, draft: SkipDraft | null): void {
  const isEmpty = draft === null || (draft.reason === null && draft.note === '');
  writeStored(key(projectId), isEmpty ? null : JSON.stringify(draft));
}
