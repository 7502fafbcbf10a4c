import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { raceFeedback } from './harness/loads/race-feedback.ts';
import { openWorld, type World } from './harness/world.ts';

const rounds = 200;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('two hundred rounds of fifty at once leave one feedback each, and figures that add up', async () => {
  const { requests, shed, broken, wrongAnswers, drift, averageOff } = await raceFeedback(world, rounds);
  keepProof('feedback-races', { rounds, requests, shed }, [
    { what: 'broken answers', got: broken, goal: 0, atMost: true },
    { what: 'rounds with another than one feedback each', got: wrongAnswers, goal: 0, atMost: true },
    { what: 'drift of the figures', got: drift, goal: 0, atMost: true },
    { what: 'average off by', got: averageOff, goal: 1e-9, atMost: true },
  ]);
});
