import { circleRules } from '@firstlight/contract/rules.ts';
import { it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { guessCircles } from './guess-circles.testing.ts';

const circles = 3000;
const atMost = true as const;

it('a maker who knows how duties are drawn, who entered and what they are to test guesses less than twice as well as chance who wrote, and with two or three accounts too', () => {
  const { peopleMin, leftMin } = circleRules;
  const goal = (what: string, people: number, accounts: number) => ({
    what: `${what}, times chance`,
    got: guessCircles({ people, accounts }, circles),
    goal: 1.9,
    atMost,
  });
  keepProof('circle-attacker', { circles, people: peopleMin }, [
    goal('one account in the smallest circle', peopleMin, 1),
    goal('two accounts in the smallest circle', peopleMin, 2),
    goal('three accounts in the smallest circle', peopleMin, 3),
    goal('one account where as few are left as may be', leftMin, 1),
    goal('two accounts where as few are left as may be', leftMin, 2),
  ]);
});
