import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, type World } from '../../../../testing/world.ts';
import { type Stage, sendThroughStorms, setStage } from './letter-storms.testing.ts';

const readers = 200;
let world: World;
let stage: Stage;
beforeAll(async () => {
  world = await testWorld();
  stage = await setStage(world, readers);
});
afterAll(async () => {
  await stage.close();
  await world.close();
});

it('through gusts of 421, an hour of 450 and mailboxes that do not exist, every reader with a mailbox gets one letter, and the others alone are suppressed', async () => {
  const { lastMinute, ...figures } = await sendThroughStorms(world, stage);
  expect(figures).toEqual({
    readers,
    gone: readers / 100,
    withoutLetter: 0,
    twice: 0,
    withoutState: 0,
    wronglySuppressed: 0,
    state: 'sent',
  });
  // Put off at 0, 5 and 20 minutes; the fourth try is an hour later.
  expect(lastMinute).toBe(80);
});
