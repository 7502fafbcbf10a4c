import { randomBytes, randomUUID } from 'node:crypto';
import type { World } from './world.ts';

/** A case about a comment that nobody wrote, for decisions that are not about cases. */
export async function makeCase({ database: { db }, clock: { now } }: World): Promise<string> {
  const id = randomUUID();
  const figures = { weight: 0, reporters: 0, established: 0, isIllegal: false, concernsMinors: false };
  const about = { subjectKind: 'comment', subjectId: randomUUID(), contentHash: randomBytes(32) };
  await db
    .insertInto('cases')
    .values({ id, ...about, ...figures, isHidden: false, reason: 'harassment', openedAt: now, dueAt: now })
    .execute();
  return id;
}
