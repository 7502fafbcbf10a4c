import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../prove/keep-figures.ts';
import { hostilePictures } from '../../testing/hostile-pictures.ts';
import { testWorld, unlimited, type World } from '../../testing/world.ts';
import { uploadDoors } from './hostile-uploads.testing.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('no hostile picture makes more work or takes more memory than a large picture may', async () => {
  const files = await hostilePictures();
  const doors = await uploadDoors(world, await world.app(unlimited));
  const before = process.memoryUsage.rss();
  let [work, memory] = [0, 0];
  for (const door of doors) {
    for (const file of files) {
      const began = process.cpuUsage();
      await door.send(file);
      const { user, system } = process.cpuUsage(began);
      work = Math.max(work, (user + system) / 1_000);
      memory = Math.max(memory, process.memoryUsage.rss() - before);
    }
  }
  keepProof('hostile-uploads', { files: files.length, doors: doors.length }, [
    { what: 'most work for one, ms', got: work, goal: 3_000, atMost: true },
    { what: 'most memory beyond what there was, MB', got: memory / 1024 ** 2, goal: 300, atMost: true },
  ]);
});
