import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, it } from 'vitest';
import { keepProof } from '../../../../../prove/keep-figures.ts';
import { heldOutParts } from '../../../../../prove/signals/held-out-parts.ts';
import type { CorpusParts } from '../../../../../prove/signals/labelled-text.ts';
import { makeStream } from '../../../../../prove/signals/make-stream.ts';
import { tunedParts } from '../../../../../prove/signals/tuned-parts.ts';
import { makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { writeComment } from '../../showcase/comments/write-comment.ts';
import { checkWritten } from './signals.jobs.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
beforeEach(async () => {
  for (const table of ['signal_texts', 'person_signals'])
    await world.database.pool.query(`delete from ${table}`);
});
afterAll(() => world.close());

/** Every text is written by its author as a comment, over the real act, and looked at by the real job. */
async function play(name: string, parts: CorpusParts, size: { seed: number; count: number }) {
  const maker = await makePerson(world, `${name}_maker`);
  const projects = await Promise.all([1, 2, 3].map(() => newProject(world, maker.ctx.actor)));
  const people = new Map<number, TestPerson>();
  const stream = makeStream(parts, size);
  for (const [place, { author, accountDays, text }] of stream.entries()) {
    world.clock.now = new Date(world.clock.now.getTime() + 20_000);
    const person =
      people.get(author) ?? (await makePerson(world, `${name}_${author}`, { days: accountDays }));
    people.set(author, person);
    const act = { ...world.ctx, actor: person.ctx.actor, newId: randomUUID };
    const { id } = await writeComment(act, { projectId: projects[place % 3] as string, body: text });
    await checkWritten.run(world.jobCtx, { kind: 'comment', id });
  }
  const { rows } = await world.database.pool.query(
    `select id from users where standing = 'limited' and id = any($1)`,
    [[...people.values()].map(({ id }) => id)],
  );
  const limited = new Set(rows.map(({ id }) => id));
  const isHeld = (author: number) => limited.has(people.get(author)?.id);
  const count = (is: (one: (typeof stream)[number]) => boolean) => stream.filter(is).length;
  const [right, wrong] = [
    count(({ author, label }) => isHeld(author) && label === 'hold'),
    count(({ author, label }) => isHeld(author) && label === 'leave'),
  ];
  const toHold = count(({ label }) => label === 'hold');
  const byHand = stream.filter((one) => one.isByHand);
  return {
    size: {
      [`${name} texts`]: stream.length,
      [`${name} texts to hold`]: toHold,
      [`${name} authors`]: people.size,
      [`${name} texts by hand`]: byHand.length,
      [`${name} honest texts whose author was held`]: wrong,
    },
    goals: [
      { what: `${name}: precision of holding, %`, got: (100 * right) / (right + wrong), goal: 99 },
      { what: `${name}: recall, %`, got: (100 * right) / toHold, goal: 80 },
      {
        what: `${name}: hard ones by hand, judged right, %`,
        got:
          (100 * byHand.filter(({ author, label }) => isHeld(author) === (label === 'hold')).length) /
          byHand.length,
        goal: 80,
      },
    ],
  };
}

it('holds the accounts of mass content and of nobody else, also in texts that no rule was tuned on', async () => {
  const tuned = await play('tuned', tunedParts, { seed: 1, count: 1200 });
  await world.database.pool.query('delete from signal_texts');
  const heldOut = await play('held_out', heldOutParts, { seed: 2, count: 800 });
  keepProof('signals', { ...tuned.size, ...heldOut.size }, [...tuned.goals, ...heldOut.goals]);
});
