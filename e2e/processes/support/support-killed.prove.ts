import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { killGivers } from './kill-givers.ts';
import { openSupportWorld, type SupportWorld } from './support-world.ts';

const kills = Number(process.env['KILLS'] ?? 200);
let support: SupportWorld;
beforeAll(async () => {
  support = await openSupportWorld();
});
afterAll(() => support.close());

it('while workers and the API are killed, the ledger becomes what the provider booked, and each charge brings one mail', async () => {
  const got = await killGivers(support, kills, 1);
  keepProof('support-killed', { kills, charges: got.charges, mailsInDoubt: got.inDoubt }, [
    {
      what: ['wrong in the ledger', ...got.wrong.slice(0, 2)].join(' '),
      got: got.wrong.length,
      goal: 0,
      atMost: true,
    },
    { what: 'paid and not called so', got: got.stuck, goal: 0, atMost: true },
    { what: 'mails that came twice', got: got.twice, goal: 0, atMost: true },
    { what: 'charges without a mail or a word of doubt', got: got.unmailed, goal: 0, atMost: true },
  ]);
});
