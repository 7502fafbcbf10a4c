import { iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../../lib/local-storage.ts';

const draft = z.object({
  id: z.string(),
  whatChanged: z.string(),
  link: z.string(),
  feedbackIds: z.array(z.string()),
  skipIds: z.array(z.string()),
});

/** What a maker has begun to say about a change. It lies in this browser until it is published. */
export type IterationDraft = z.infer<typeof draft>;

const key = (projectId: string) => `iteration-draft:${projectId}`;

/** The one that was written in last comes first. */
export function readDrafts(projectId: string): IterationDraft[] {
  try {
    return z.array(draft).parse(JSON.parse(readStored(key(projectId)) ?? '[]'));
  } catch {
    return [];
  }
}

export function newDraft(): IterationDraft {
  return { id: crypto.randomUUID(), whatChanged: '', link: '', feedbackIds: [], skipIds: [] };
}

/** One that says and credits nothing is none. */
export function keepDraft(projectId: string, kept: IterationDraft): void {
  const others = readDrafts(projectId).filter(({ id }) => id !== kept.id);
  const { whatChanged, link, feedbackIds, skipIds } = kept;
  const isEmpty =
    whatChanged.trim() === '' && link.trim() === '' && feedbackIds.length + skipIds.length === 0;
  write(projectId, isEmpty ? others : [kept, ...others].slice(0, iterationLimits.draftsMax));
}

export function dropIterationDraft(projectId: string, draftId: string): void {
  write(
    projectId,
    readDrafts(projectId).filter(({ id }) => id !== draftId),
  );
}

/** With one more note behind it; undefined when no more can be credited. */
export function withCredit(
  from: IterationDraft,
  note: { id: string; kind: 'full' | 'quick' },
): IterationDraft | undefined {
  const field = note.kind === 'full' ? 'feedbackIds' : 'skipIds';
  if (from[field].includes(note.id)) return from;
  if (from[field].length >= iterationLimits.creditsMax) return undefined;
  return { ...from, [field]: [...from[field], note.id] };
}

function write(projectId: string, drafts: readonly IterationDraft[]): void {
  writeStored(key(projectId), drafts.length === 0 ? null : JSON.stringify(drafts));
}
