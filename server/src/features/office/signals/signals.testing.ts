import { randomUUID } from 'node:crypto';
import { makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { writeComment } from '../../showcase/comments/write-comment.ts';
import type { CaseScene } from '../cases/scene.testing.ts';
import { checkWritten } from './signals.jobs.ts';

export const scam = 'Earn $900 a day from home! Write to me on Telegram @easy_gains now.';
export const advert = (n: number) =>
  `Great project! For cheap web hosting with unlimited traffic have a look at https://cheap-host.example/${n} today.`;

/** What is written in a scene of cases, looked at by the machine as it is written. */
export function noticing(scene: CaseScene) {
  const { world } = scene;
  const check = (kind: string, id: string) => checkWritten.run(world.jobCtx, { kind, id });

  async function says(author: TestPerson, body: string, projectId = scene.projectId): Promise<string> {
    const act = { ...world.ctx, actor: author.ctx.actor, newId: randomUUID };
    const { id } = await writeComment(act, { projectId, body });
    await check('comment', id);
    return id;
  }

  async function caseOf(id: string): Promise<string | undefined> {
    const { rows } = await world.database.pool.query(
      `select id from cases where subject_id = $1 and state <> 'closed'`,
      [id],
    );
    return rows[0]?.id;
  }

  async function openCaseOf(id: string): Promise<string> {
    const found = await caseOf(id);
    if (!found) throw new Error('no case');
    return found;
  }

  return {
    check,
    says,
    caseOf,
    openCaseOf,
    newcomer: (days = 2) => makePerson(world, `new_${randomUUID().slice(0, 8)}`, { days }),
    /** What was noticed before is forgotten. */
    async anew(): Promise<void> {
      world.clock.now = new Date('2026-11-16T10:07:00Z');
      for (const table of ['signal_texts', 'person_signals'])
        await world.database.pool.query(`delete from ${table}`);
    },
  };
}
