import { circleRules } from '@firstlight/contract/rules.ts';
import { it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { guessCircles } from './guess-circles.testing.ts';

const circles = 20_000;
const atMost = true as const;

it('a maker who knows the ring’s arithmetic, who entered and what they are to test guesses less than twice as well as chance who wrote, and with two accounts too', () => {
  const got = (people: number, accounts: number) => guessCircles({ people, accounts }, circles);
  const { peopleMin, leftMin } = circleRules;
  keepProof('circle-attacker', { circles, people: peopleMin }, [
    { what: 'one account in the smallest circle, times chance', got: got(peopleMin, 1), goal: 2, atMost },
    { what: 'two accounts in the smallest circle, times chance', got: got(peopleMin, 2), goal: 2, atMost },
    {
      what: 'one account where as few are left as may be, times chance',
      got: got(leftMin, 1),
      goal: 2,
      atMost,
    },
    { what: 'two accounts among nine, times chance, as it was designed', got: got(9, 2), goal: 1 },
  ]);
});
