import { readFileSync } from 'node:fs';
import { liveEvents } from '@firstlight/contract/live.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenPage } from '../harness/live-page.ts';
import { until } from '../harness/until.ts';
import { openWorld, type World } from '../harness/world.ts';
import { canary, hearers, setHearers } from './who-hears-scene.ts';

const [heading = [], ...table] = readFileSync(new URL('who-hears.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

let world: World;
let scene: Awaited<ReturnType<typeof setHearers>>;
let marks = 0;
beforeAll(async () => {
  world = await openWorld({ LIVE_IDENTITY: 'accounts' });
  const [at, elsewhere] = await Promise.all([world.startApi(), world.startApi()]);
  scene = await setHearers(world, at, elsewhere);
});
afterAll(async () => {
  for (const { socket } of Object.values(scene.pages)) socket.close();
  await world.close();
});

it('has a column for each hearer, and a line for each event that can come from there', () => {
  expect(heading).toEqual(['act', 'event', ...hearers]);
  const pushed = Object.keys(liveEvents).filter((name) => /^(?:channels|groups|conversations)\./.test(name));
  expect([...new Set(table.map(([, event]) => event))].toSorted()).toEqual(pushed.toSorted());
});

it.each(table.map(([act = '', event = '', ...cells]) => [act, event, cells] as const))(
  '%s: %s is heard by those alone who stand in the table',
  async (act, event, cells) => {
    for (const name of hearers) scene.pages[name].heard.length = 0;
    await scene.acts[act]?.();
    await until('those to hear it who should', () =>
      hearers.every((name, index) => cells[index] === '-' || heardOf(scene.pages[name], event) !== '-'),
    );
    marks += 1;
    await scene.settle(marks);
    expect(hearers.map((name) => [name, heardOf(scene.pages[name], event)])).toEqual(
      hearers.map((name, index) => [name, cells[index]]),
    );
  },
);

function heardOf({ heard }: OpenPage, event: string): string {
  const payloads = heard.flatMap(([name, payload]) => (name === event ? [JSON.stringify(payload)] : []));
  if (payloads.length === 0) return '-';
  return event !== 'channels.changed' || payloads.some((one) => one.includes(canary)) ? 'yes' : 'empty';
}
