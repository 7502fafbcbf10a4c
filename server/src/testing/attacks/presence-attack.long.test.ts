import { expect, it } from 'vitest';
import { guessByPresence, type PresenceTown } from './presence-attack.ts';

/** The same towns at every run. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Times chance, of a few towns of sixty that share a group with the maker. */
function guess(town: Omit<PresenceTown, 'members' | 'days' | 'random'>): number {
  const towns = [1, 2, 3].map((seed) =>
    guessByPresence({ members: 60, days: 7, random: lots(seed), ...town }),
  );
  return towns.reduce((sum, times) => sum + times, 0) / towns.length;
}

it('who is here is told to nobody, for a maker who asked of it would guess who wrote far better than by chance', () => {
  const five = { stepMinutes: 5, showing: 'quarter', actsEach: 1 } as const;
  expect(guess({ ...five, stepMinutes: null, shareShown: 1 })).toBeCloseTo(1);
  expect(guess({ ...five, shareShown: 1 })).toBeGreaterThan(20);
  expect(guess({ ...five, shareShown: 0.1 })).toBeGreaterThan(3);
  expect(guess({ ...five, stepMinutes: 60, shareShown: 0.3 })).toBeGreaterThan(5);
  expect(guess({ ...five, showing: 'held', shareShown: 1, actsEach: 3 })).toBeGreaterThan(2);
});
