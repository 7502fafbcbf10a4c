import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { killSenders } from '../harness/loads/letter-kills.ts';
import { openWorld, type World } from '../harness/world.ts';

const kills = Number(process.env['KILLS'] ?? 20);
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('workers killed in the middle of letters send none twice and leave none without a state', async () => {
  const got = await killSenders(world, kills);
  keepProof('newsletter-killed', { kills, readers: got.readers }, [
    { what: 'readers with two letters', got: got.twice, goal: 0, atMost: true },
    { what: 'readers without a state', got: got.withoutState, goal: 0, atMost: true },
    { what: 'letters called sent that nobody got', got: got.sentToNobody, goal: 0, atMost: true },
    { what: 'letters in doubt', got: got.inDoubt, goal: got.inDoubtMost, atMost: true },
  ]);
});
