import { expect, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { leaveWhileSending, lookAtLinks } from './departures.testing.ts';

const readers = Number(process.env['READERS'] ?? 10_000);
const leaving = 1_000;
const visits = 1_000;

it('whoever leaves while a letter is sent gets nothing after the hundred under way, and no link leaves by being looked at', async () => {
  const departures = await inWorld((world) => leaveWhileSending(world, { readers, leaving }));
  const looks = await inWorld((world) => lookAtLinks(world, visits));
  const { left, spared, underWay, tooLate, wrong } = departures;
  expect(looks.links).toBeGreaterThan(5);
  keepProof('newsletter-departures', { readers, left, spared, underWay, links: looks.links, visits }, [
    { what: 'letters after the hundred under way', got: tooLate, goal: 0, atMost: true },
    { what: 'readers who stayed and got none, or anybody who got two', got: wrong, goal: 0, atMost: true },
    { what: 'readers gone by looks at links', got: looks.isStillReader ? 0 : 1, goal: 0, atMost: true },
  ]);
}, 600_000);

async function inWorld<Result>(act: (world: World) => Promise<Result>): Promise<Result> {
  const world = await testWorld();
  try {
    return await act(world);
  } finally {
    await world.close();
  }
}
