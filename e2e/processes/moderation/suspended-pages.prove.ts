import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { openWorld, type World } from '../harness/world.ts';
import { openCourt } from './court.ts';
import { suspendPeople } from './suspend-people.ts';

/** `SUSPENDED_PEOPLE` for less: each has three pages open, and a case of their own. */
const people = Number(process.env['SUSPENDED_PEOPLE'] ?? 1_000);

let world: World;
beforeAll(async () => {
  world = await openWorld({ LIVE_IDENTITY: 'accounts' });
});
afterAll(() => world.close());

it('the open pages of a thousand suspended people close at once on two processes, and hear nothing afterwards', async () => {
  const court = await openCourt(world, { workers: 0 });
  const { pages, reached, left, heardLate, letInAgain, sinceAnswer, sinceSent } = await suspendPeople(
    court,
    people,
  );
  await court.close();
  const ninetyNine = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const size = {
    people,
    pages,
    processes: 2,
    // One process holds all these browsers: what it reads late counts as closed late.
    answerToClosedSlowestMs: Math.round(sinceAnswer.at(-1) ?? Number.NaN),
    sentToClosedP99Ms: Math.round(ninetyNine(sinceSent)),
  };
  keepProof('suspended-pages', size, [
    { what: 'pages reached before', got: reached, goal: pages },
    { what: 'pages still open', got: left, goal: 0, atMost: true },
    { what: 'pushes heard after a second', got: heardLate, goal: 0, atMost: true },
    { what: 'people let in again', got: letInAgain, goal: 0, atMost: true },
    { what: 'answer to closed, 99 in 100, ms', got: ninetyNine(sinceAnswer), goal: 300, atMost: true },
  ]);
});
