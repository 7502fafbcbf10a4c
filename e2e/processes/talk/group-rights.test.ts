import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../harness/world.ts';
import { loseRight } from './lose-right.ts';
import { openRightsScene, type RightsScene, rightsActs } from './rights-scene.ts';

let world: World;
let scene: RightsScene;
beforeAll(async () => {
  world = await openWorld({ LIVE_IDENTITY: 'accounts' });
  scene = await openRightsScene(world);
});
afterAll(() => world.close());

it.each(Object.entries(rightsActs))(
  '%s comes before or after each of many messages, and nothing written after it is heard',
  async (_name, act) => {
    const { acked, ...lost } = await loseRight(scene, act, { senders: 8, listeners: 4 });
    expect(lost).toEqual({ after: 0, laterFrames: 0, areRefused: true });
    expect(acked).toBeGreaterThan(0);
  },
);
