import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../harness/world.ts';
import { judgeLog } from './judge-log.ts';
import { startPair } from './kill-processes.ts';
import { writeMuch } from './talk-load.ts';
import { places } from './talkers.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it.each(places)(
  'in %s, what was acknowledged is there once and as it was, without a gap, whatever is killed under way',
  async (_where, makeTalk) => {
    const processes = await startPair(world);
    const talk = await makeTalk(world);
    const [one, other] = talk.people;
    const writing = Promise.all(
      [one, one, other, other].map((who) => writeMuch(talk, who, processes.urls, 40)),
    );
    await processes.killOne();
    await processes.killOne();
    const written = await writing;
    const url = processes.urls()[0] ?? '';
    expect(await judgeLog(world, url, talk, written)).toMatchObject({ lost: 0, twice: 0, gaps: 0 });
  },
);
