import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { question } from '../../../core/question.ts';
import type { DailySkips } from './skip-versions.ts';

export interface CreditedNotes {
  iterationId: string;
  projectId: string;
  feedbackIds: readonly string[];
  skipIds: readonly string[];
}

export interface CreditedCount {
  /** Number of notes that were there to be credited. */
  found: number;
  /** Number of them that are responses: feedback that does not count is in no number. */
  counted: number;
}

export interface SkipCounts {
  daily: DailySkips[];
  /** What people skip projects of these categories for; empty where too little is known. */
  medians: ReadonlyMap<SkipReason, number>;
}

export const iterationQuestions = {
  /** Stores which notes an iteration is due to. */
  creditNotes: question<CreditedNotes, CreditedCount>('iterations.credit_notes'),
  countSkips: question<{ projectId: string; categories: number }, SkipCounts>('iterations.count_skips'),
};
