import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { sanctionAuthor } from './sanction-author.ts';

let world: World;
let tester: TestPerson;
let feedbackId: string;
let skipId: string;
const scope = { type: 'moderation', id: 'sanctions' } as const;
const place = { table: 'sanctions', column: 'person', rowId: randomUUID(), scope };

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  const app = await world.app(unlimited);
  const ask = asker(() => app);
  const maker = await makePerson(world, 'maker');
  tester = await makePerson(world, 'tester');
  const [tried, skipped] = [await makeProject(world, maker.id), await makeProject(world, maker.id)];
  await ask(tester, 'POST', `/api/projects/${tried}/tests`);
  await world.database.pool.query(`update hidden.tests set opened_at = started_at - interval '1 minute'`);
  const comment = 'The list is quick, but I looked for the second page for a while.';
  feedbackId = (await ask(tester, 'POST', `/api/projects/${tried}/feedback`, { rating: 4, comment })).json()
    .id;
  const note = { reason: 'other', note: 'Too many steps before anything is shown.' };
  skipId = (await ask(tester, 'POST', `/api/projects/${skipped}/skips`, note)).json().id;
});
afterAll(() => world.close());

it('keeps the author of a feedback and of a skip note sealed for a decision, under one fingerprint', async () => {
  const { db } = world.database;
  for (const content of [{ feedbackId }, { skipId }]) {
    const author = await sanctionAuthor(world.ctx, content);
    const sealed = await author?.seal(place);
    expect(sealed?.personTag).toEqual(personTag(world.ctx.vault, tester.id));
    expect(sealed?.person.toString('latin1')).not.toContain(tester.id);
    expect(sealed && (await world.ctx.vault.unseal(db, place, sealed.person))).toBe(tester.id);
    expect(author?.personTag).toEqual(sealed?.personTag);
  }
});

it('knows no author of what was never written', async () => {
  expect(await sanctionAuthor(world.ctx, { feedbackId: randomUUID() })).toBeUndefined();
  expect(await sanctionAuthor(world.ctx, { skipId: randomUUID() })).toBeUndefined();
});
