import type { Context } from '../../../core/context.ts';
import type { Belonging, Partnership } from '../channels/channels.questions.ts';
import { listMemberships } from './conversations.queries.ts';

/** Who belongs to which conversation, for channels, which know no conversation. */
export async function listTalkers(
  { db }: Context,
  asked: readonly Belonging[],
): Promise<readonly Partnership[]> {
  const rows = asked.length > 0 ? await listMemberships(db, asked) : [];
  return rows.map((row) => ({ ...row, role: 'partner' }));
}
