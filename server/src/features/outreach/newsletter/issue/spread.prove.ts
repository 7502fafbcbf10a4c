import { it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { drawTown, type Town } from './spread.testing.ts';

const readers = Number(process.env['READERS'] ?? 100_000);
const seeds = Number(process.env['SEEDS'] ?? 5);
const needy = 500;

const towns: Record<string, Town> = {
  'as most': { readers, needy, fed: 300, missingMost: 5, isNarrow: false },
  'little is missing and readers are narrow': { readers, needy, fed: 300, missingMost: 1, isNarrow: true },
  'all lack something': { readers, needy, fed: 0, missingMost: 5, isNarrow: false },
  'all lack one response': { readers, needy, fed: 0, missingMost: 1, isNarrow: true },
};

it('no project stands in more letters than it has room for, and every one stands in some', () => {
  const figures = Object.entries(towns).map(([town, traits]) => {
    const runs = Array.from({ length: seeds }, (_, seed) => drawTown(traits, seed + 1));
    return { town, runs };
  });
  keepProof(
    'newsletter-spread',
    { readers, needy, seeds },
    figures.flatMap(({ town, runs }) => [
      {
        what: `${town}: most drawn, by its room`,
        got: Math.max(...runs.map(({ worstShare }) => worstShare)),
        goal: 1.15,
        atMost: true,
      },
      {
        what: `${town}: never drawn`,
        got: runs.reduce((sum, { neverDrawn }) => sum + neverDrawn, 0),
        goal: 0,
        atMost: true,
      },
      {
        what: `${town}: other letters when put together again`,
        got: runs.reduce((sum, { otherwise }) => sum + otherwise, 0),
        goal: 0,
        atMost: true,
      },
    ]),
  );
});
