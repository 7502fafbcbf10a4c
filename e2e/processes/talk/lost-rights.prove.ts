import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { openWorld, type World } from '../harness/world.ts';
import { type LostRight, loseRight } from './lose-right.ts';
import { openRightsScene, type RightsScene, rightsActs } from './rights-scene.ts';

const size = { senders: 50, listeners: 50, times: 3 };

let world: World;
let scene: RightsScene;
beforeAll(async () => {
  world = await openWorld({ LIVE_IDENTITY: 'accounts' });
  scene = await openRightsScene(world);
});
afterAll(() => world.close());

it('no right that was lost is used after the commit, with no notice to tell of it', async () => {
  const lost: (LostRight & { name: string })[] = [];
  for (const [name, act] of Object.entries(rightsActs))
    for (let time = 0; time < size.times; time += 1)
      lost.push({ name, ...(await loseRight(scene, act, size)) });
  const acked = lost.reduce((sum, one) => sum + one.acked, 0);
  const goals = Object.keys(rightsActs).flatMap((name) => {
    const all = lost.filter((one) => one.name === name);
    const goal = (what: string, got: number) => ({
      what: `${name}: ${what}`,
      got,
      goal: 0,
      atMost: true as const,
    });
    return [
      goal(
        'messages that others see, committed after',
        all.reduce((sum, { after }) => sum + after, 0),
      ),
      goal(
        'later frames to whoever may not listen',
        all.reduce((sum, { laterFrames }) => sum + laterFrames, 0),
      ),
      goal('times that somebody was not refused', all.filter(({ areRefused }) => !areRefused).length),
    ];
  });
  keepProof('lost-rights', { ...size, acked }, goals);
}, 1_200_000);
