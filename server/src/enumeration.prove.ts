import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { distinguishability } from './testing/attacks/distinguishability.ts';
import { type DoorName, type Doors, doorNames, known, openDoors } from './testing/attacks/doors.ts';

/** By chance alone, one door in fifty is 0.03 from a coin. */
const samples = 1000;
/** As many ask at a time; together they stay well below the pace. */
const lanes = 6;

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
});
afterAll(() => doors.world.close());

it('no door takes a time that tells a known address from an unknown one (T26)', async () => {
  const goals = [];
  for (const name of doorNames)
    goals.push({ what: `${name}, AUC`, got: await tellApart(name), goal: 0.55, atMost: true as const });
  keepProof('enumeration', { samples, lanes }, goals);
});

async function tellApart(name: DoorName): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  let round = -50;
  const ask = async (kind: 'known' | 'unknown', isCounted: boolean) => {
    const email = kind === 'known' ? known : doors.unknownAddress();
    const started = performance.now();
    await doors.knock(name, email);
    if (isCounted) times[kind].push(performance.now() - started);
  };
  const lane = async () => {
    while (round < samples) {
      const own = round++;
      // In turns, and each first as often: what the machine does meanwhile befalls both alike.
      const turns = ['known', 'unknown'] as const;
      for (const kind of own % 2 === 0 ? turns : turns.toReversed()) await ask(kind, own >= 0);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return distinguishability(times.known, times.unknown);
}
