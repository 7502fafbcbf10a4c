import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { Context } from '../../../core/context.ts';
import { listResponses } from './counts/responses.queries.ts';

interface Note {
  kind: 'full' | 'quick';
  reason?: SkipReason;
  isPrompted: boolean;
  at: Date;
}

/** What counts of a project's feedback, and which of it comes from people whom we had brought there. */
export async function listCountedNotes({ db }: Pick<Context, 'db'>, projectId: string): Promise<Note[]> {
  const answers = await listResponses(db, projectId);
  return answers.map(({ reason, ...answer }) => ({ ...answer, ...(reason !== null && { reason }) }));
}
