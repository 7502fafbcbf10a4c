import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { sendToTesters } from './own-changes.testing.ts';

const testers = Number(process.env['TESTERS'] ?? 1_000);

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('what the feedback of a thousand testers changed reaches their own addresses alone, and stays nowhere', async () => {
  const { letters, credited, foreign, lacking, traces, differing } = await sendToTesters(world, testers);
  keepProof('newsletter-own-changes', { testers, letters, credited }, [
    { what: 'readers without a letter', got: 2 * testers - letters, goal: 0, atMost: true },
    { what: 'letters with what another’s feedback changed', got: foreign, goal: 0, atMost: true },
    { what: 'letters that lack what their own changed', got: lacking, goal: 0, atMost: true },
    { what: 'traces in tables and jobs', got: traces, goal: 0, atMost: true },
    { what: 'ways in which rows of credited testers differ', got: differing, goal: 0, atMost: true },
  ]);
}, 600_000);
