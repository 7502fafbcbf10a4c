import type { Context } from '../../../core/context.ts';
import type { Belonging, Membership } from '../channels/channels.questions.ts';
import { listMemberships } from './conversations.queries.ts';

/** Who belongs to which conversation, for channels, which know no conversation. */
export async function listTalkers(
  { db }: Context,
  asked: readonly Belonging[],
): Promise<readonly Membership[]> {
  const rows = asked.length > 0 ? await listMemberships(db, asked) : [];
  return rows.map((row) => ({ ...row, role: 'partner' }));
}
