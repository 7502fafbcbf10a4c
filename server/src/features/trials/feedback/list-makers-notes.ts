import type { Answers } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { Evidence, FeedbackMark } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { Context } from '../../../core/context.ts';
import { inPages } from '../../../core/in-pages.ts';
import { type FeedbackRow, listRows } from './give/feedback.queries.ts';
import { listSkipRows, type SkipRow } from './skips/notes.queries.ts';

/** A feedback or a skip note as the maker of a project reads it, by number and day. */
export type MakersNote =
  | {
      kind: 'full';
      tester: number;
      day: string;
      rating: number;
      text: string;
      answers: Answers;
      evidence: Evidence;
      isCounted: boolean;
      mark: FeedbackMark | null;
    }
  | { kind: 'quick'; tester: number; day: string; reason: SkipReason; text: string };

/** Every note on a project, the latest first, full ones before quick ones. Whoever asks has made sure whose it is. */
export async function* listMakersNotes(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  projectId: string,
): AsyncGenerator<MakersNote> {
  const full = inPages<FeedbackRow>((after, limit) => listRows(db, projectId, { after, limit }));
  for await (const row of full) {
    const { rating, comment: text, answers, evidence, uncountedFor, mark } = row;
    yield {
      kind: 'full',
      tester: row.testerNumber,
      day: row.givenOn,
      rating,
      text,
      answers,
      evidence,
      isCounted: uncountedFor === null,
      mark,
    };
  }
  const quick = inPages<SkipRow>((after, limit) => listSkipRows(db, vault, projectId, { after, limit }));
  for await (const { testerNumber: tester, givenOn: day, reason, note: text } of quick) {
    yield { kind: 'quick', tester, day, reason, text };
  }
}
