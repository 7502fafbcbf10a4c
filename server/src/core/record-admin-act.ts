import type { Context, Member } from './context.ts';

/** Stands for whoever acted with the admin command: the machine knows no names. */
export const atTheMachine = '00000000-0000-0000-0000-000000000000';

export interface AdminAct {
  /** `<feature>.<verb>` */
  act: string;
  subjectId: string | null;
  /** What was judged, where it was a judgement. */
  caseId?: string | null;
  /** IDs and codes, never texts, because the row is never deleted. */
  facts?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Records what an admin did. The database refuses to change or delete the row. */
export async function recordAdminAct(
  {
    db,
    actor,
    newOrderedId,
    now,
  }: Pick<Context, 'db' | 'newOrderedId' | 'now'> & { actor: Pick<Member, 'id'> },
  { act, subjectId, caseId = null, facts = {} }: AdminAct,
): Promise<void> {
  await db
    .insertInto('adminActs')
    .values({
      id: newOrderedId(),
      adminId: actor.id,
      act,
      subjectId,
      caseId,
      facts: JSON.stringify(facts),
      actedAt: now(),
    })
    .execute();
}
