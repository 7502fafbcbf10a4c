import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { lookAtClock } from '../issue/look-at-clock.ts';
import { readLines } from './lanes.queries.ts';
import { type Stage, sendThroughStorms, setStage } from './letter-storms.testing.ts';
import { sendSlice } from './send-slice.ts';

const readers = Number(process.env['READERS'] ?? 20_000);
/** Of each answer of the mail server, four of which make a letter: a provider in the same part of the world. */
const delayMs = Number(process.env['DELAY_MS'] ?? 20);
const gustMs = 5_000;
const lane = 'other';

let worlds: World[] = [];
let stages: Stage[] = [];
const open = async (count: number) => {
  const world = await testWorld();
  const stage = await setStage(world, count);
  worlds.push(world);
  stages.push(stage);
  return { world, stage };
};
beforeAll(() => {
  [worlds, stages] = [[], []];
});
afterAll(async () => {
  for (const stage of stages) await stage.close();
  for (const world of worlds) await world.close();
});

it('loses nothing in storms, and finds its pace again within two minutes', async () => {
  const first = await open(readers);
  const figures = await sendThroughStorms(first.world, first.stage);
  expect(figures.state).toBe('sent');
  const pace = await findPaceAgain();
  keepProof(
    'letter-storms',
    { readers: figures.readers, gone: figures.gone, lastMinute: figures.lastMinute, delayMs, ...pace.size },
    [
      { what: 'readers without a letter', got: figures.withoutLetter, goal: 0, atMost: true },
      { what: 'readers with two letters', got: figures.twice, goal: 0, atMost: true },
      { what: 'readers without a state', got: figures.withoutState, goal: 0, atMost: true },
      { what: 'wrongly suppressed, or not', got: figures.wronglySuppressed, goal: 0, atMost: true },
      { what: 'seconds to the lines from before the gust', got: pace.seconds, goal: 120, atMost: true },
    ],
  );
});

/** One group of providers and one hand. When it has all its lines, the door is shut in gusts for some seconds. */
async function findPaceAgain() {
  const { world, stage } = await open(40_000);
  const { ctx, sink } = stage;
  await world.database.pool.query('update newsletter_subscriptions set lane = $1', [lane]);
  world.clock.now = new Date('2026-11-22T16:00:00.000Z');
  await lookAtClock(ctx);
  const lines = () => readLines(ctx.db, lane, ctx.now());
  sink.weather = { delayMs };
  let isOver = false;
  const sending = (async () => {
    for (const { name, payload } of [...world.happened.jobs]) {
      if (name !== 'newsletter.send-slice' || isOver) continue;
      const { issue, slice } = payload as { issue: number; slice: number };
      await sendSlice(ctx, issue, slice);
    }
  })();
  while ((await lines()) < 16) await wait(100);
  sink.weather = { delayMs, atRecipient: () => '421 4.7.0 too many letters' };
  await wait(gustMs);
  sink.weather = { delayMs };
  const [ended, fewest] = [performance.now(), await lines()];
  while ((await lines()) < 16) await wait(100);
  const seconds = (performance.now() - ended) / 1000;
  isOver = true;
  await sending;
  return { seconds, size: { gustSeconds: gustMs / 1000, fewestLines: fewest } };
}
