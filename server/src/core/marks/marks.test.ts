import { retention } from '@firstlight/contract/legal.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testWorld, type World } from '../../testing/world.ts';
import { acceptMarks } from './accept-marks.ts';
import { findUnknownMarks, listErasureMarks } from './find-unknown-marks.ts';
import { forgetOldMarks } from './forget-old-marks.ts';
import { markErasure, settleErasure } from './mark-erasure.ts';
import { markMoment } from './mark-moment.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const personId = '0195f0de-0000-4000-8000-000000000001';
const start = new Date('2026-11-16T10:00:00Z');
const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};
/** What a restore does to the table: it forgets what came after. */
const restoreTo = (moment: Date) => world.ctx.db.deleteFrom('marks').where('markedAt', '>', moment).execute();
const unknown = async () => (await findUnknownMarks(world.ctx)).length;
const files = async () => (await world.ctx.files.list('marks')).length;

beforeEach(async () => {
  world.clock.now = start;
  for (const key of await world.ctx.files.list('marks')) await world.ctx.files.remove(key);
  await world.ctx.db.deleteFrom('marks').execute();
});

it('a database that lost its last minutes is known by the notes it does not know, until they are accepted', async () => {
  await markMoment(world.ctx);
  expect(await unknown()).toBe(0);
  const moment = world.clock.now;
  later(5);
  await markMoment(world.ctx);
  expect([await unknown(), await files()]).toEqual([0, 1]);
  await restoreTo(moment);
  expect(await unknown()).toBe(1);
  await markMoment(world.ctx);
  expect(await unknown()).toBe(1);
  await acceptMarks(world.ctx);
  expect(await unknown()).toBe(0);
});

it('an erasure is noted by the account’s random id alone, from before it is done', async () => {
  const id = await markErasure(world.ctx, personId);
  expect(await listErasureMarks(world.ctx)).toEqual([personId]);
  await settleErasure(world.ctx, id);
  await restoreTo(new Date(0));
  expect([await unknown(), await listErasureMarks(world.ctx)]).toEqual([1, [personId]]);
});

it('an erasure that was given up leaves no note, one that was done leaves it longer than a backup', async () => {
  await markErasure(world.ctx, '0195f0de-0000-4000-8000-000000000002');
  await settleErasure(world.ctx, await markErasure(world.ctx, personId));
  await forgetOldMarks(world.ctx);
  expect(await files()).toBe(2);
  later(61);
  await forgetOldMarks(world.ctx);
  expect(await listErasureMarks(world.ctx)).toEqual([personId]);
  later((retention.erasureNoteDays - 1) * 24 * 60);
  await forgetOldMarks(world.ctx);
  expect(await files()).toBe(1);
  later(2 * 24 * 60);
  await forgetOldMarks(world.ctx);
  expect([await files(), await world.ctx.db.selectFrom('marks').selectAll().execute()]).toEqual([0, []]);
});
