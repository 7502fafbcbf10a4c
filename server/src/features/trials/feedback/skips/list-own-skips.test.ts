import { randomUUID } from 'node:crypto';
import { skipLimits } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { OwnSkip } from '@firstlight/contract/trials/feedback/skips.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  maker = await makePerson(world, 'maker');
});
afterAll(() => world.close());

const ask = asker(() => app);
const newTester = () => makePerson(world, `tester_${++people}`);
const listed = async (who: TestPerson): Promise<OwnSkip[]> =>
  (await ask(who, 'GET', '/api/me/skips')).json().items;

/** A minute later each time, so that there is an order. */
async function skip(who: TestPerson, note: string) {
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  const projectId = await makeProject(world, maker.id);
  const answer = await ask(who, 'POST', `/api/projects/${projectId}/skips`, { reason: 'other', note });
  await publishAll(world);
  return { id: answer.json().id as string, projectId };
}

const headOf = ({ projectId }: { projectId: string }) => ({
  id: projectId,
  name: 'Tidepool',
  categories: expect.any(Array),
  cover: null,
});

describe('one’s own skip notes', () => {
  it('are there in full, latest first, and tell that they were credited', async () => {
    const tester = await newTester();
    const first = await skip(tester, 'Not on a phone.');
    const second = await skip(tester, 'Too many steps.');
    await world.database.pool.query(
      `with made as (
         insert into iterations (id, project_id, what_changed, credited, published_at)
         values ($1, $2, 'It works on a phone.', 1, now()) returning id
       ) insert into iteration_skips (iteration_id, skip_id) select id, $3 from made`,
      [randomUUID(), first.projectId, first.id],
    );
    const common = { reason: 'other', day: '2026-11-16' };
    expect(await listed(tester)).toEqual([
      { ...second, ...common, project: headOf(second), note: 'Too many steps.', credits: 0 },
      { ...first, ...common, project: headOf(first), note: 'Not on a phone.', credits: 1 },
    ]);
  });

  it('are nobody else’s to list, not even the maker’s', async () => {
    await skip(await newTester(), 'Not on a phone.');
    expect([await listed(maker), await listed(await newTester())]).toEqual([[], []]);
  });

  it('are there for somebody limited, too, and do not name a project that one may no longer see', async () => {
    const tester = await makePerson(world, 'quiet', { standing: 'limited' });
    const { projectId } = await skip(tester, 'Not on a phone.');
    await ask(maker, 'PUT', `/api/projects/${projectId}/visibility`, { isHidden: true });
    expect(await listed(tester)).toMatchObject([{ project: null, note: 'Not on a phone.' }]);
  });

  it('come in pages that miss none and repeat none', async () => {
    const tester = await newTester();
    const total = skipLimits.page + 3;
    for (let n = 0; n < total; n++) await skip(tester, `Note ${n}.`);
    const first = (await ask(tester, 'GET', '/api/me/skips')).json();
    const second = (await ask(tester, 'GET', `/api/me/skips?after=${first.next}`)).json();
    const notes = [...first.items, ...second.items].map(({ note }: OwnSkip) => note);
    expect(notes).toEqual(Array.from({ length: total }, (_, n) => `Note ${total - 1 - n}.`));
    expect(second.next).toBeNull();
  });
});
