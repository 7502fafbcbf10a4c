import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { keepProof } from '../../../../prove/keep-figures.ts';
import { testWorld } from '../../testing/world.ts';
import { faultsAfter, tampering, writeActs } from './tamper.testing.ts';
import { verifyAdminActs } from './verify-admin-acts.ts';

const acts = 100_000;
const touched = 1_000;
const alone = 5;

/** Apart from each other, so that each has faults of its own. */
function somePlaces(): number[] {
  const width = acts / touched;
  return Array.from({ length: touched }, (_, number) => number * width + 2 + randomInt(width - 4));
}

it('finds every act that was removed, changed or inserted among many', async () => {
  const world = await testWorld();
  const { db } = world.database;
  await writeActs(db, acts);
  const begun = performance.now();
  expect(await verifyAdminActs(db)).toEqual([]);
  const took = performance.now() - begun;

  let missed = 0;
  for (const tamper of Object.values(tampering)) {
    const places = somePlaces();
    const faults = await faultsAfter(db, (tx) => tamper(tx, places));
    const found = new Set(faults.map(({ at }) => Number(at)));
    missed += places.filter((place) => !found.has(place) && !found.has(place + 1)).length;
    for (const place of places.slice(0, alone)) {
      if ((await faultsAfter(db, (tx) => tamper(tx, [place]))).length === 0) missed += 1;
    }
  }
  await world.close();
  keepProof('admin-act-chain', { acts, touched, alone, ways: Object.keys(tampering).length }, [
    { what: 'missed', got: missed, goal: 0, atMost: true },
    { what: 'the whole chain counted anew, ms', got: took, goal: 10_000, atMost: true },
  ]);
});
