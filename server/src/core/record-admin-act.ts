import type { Context, Member } from './context.ts';

export interface AdminAct {
  /** `<feature>.<verb>` */
  act: string;
  subjectId: string | null;
}

/** Notes what an admin did. The table takes nothing back. */
export async function recordAdminAct(
  { db, actor, newId, now }: Pick<Context<Member>, 'db' | 'actor' | 'newId' | 'now'>,
  act: AdminAct,
): Promise<void> {
  await db
    .insertInto('adminActs')
    .values({ ...act, id: newId(), adminId: actor.id, actedAt: now() })
    .execute();
}
