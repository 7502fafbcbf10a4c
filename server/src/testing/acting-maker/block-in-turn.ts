import { addTo, type Journal } from './journal.ts';
import { now } from './look.ts';
import type { Town } from './town.ts';

const each = 5;
const day = 86_400_000;

/** Every owner of watched projects blocks a few testers for a day, and others on the next: whose notes and figures move with it? */
export async function blockInTurn(town: Town, journal: Journal): Promise<void> {
  const { ask, testers, maker, accounts } = town;
  const today = Math.floor(now(town) / day);
  for (const [n, owner] of [maker, ...accounts].entries()) {
    const inTurn = (onDay: number) =>
      Array.from({ length: each }, (_, nth) => testers[(onDay * each + nth + n * 23) % testers.length]);
    for (const one of inTurn(today - 1)) await ask(owner, 'DELETE', `/api/me/blocks/${one?.username}`);
    for (const one of inTurn(today)) {
      if (!one || one.isGone) continue;
      await ask(owner, 'PUT', `/api/me/blocks/${one.username}`);
      addTo(journal.blocked, one.username, { by: owner.id, from: now(town), to: now(town) + day });
    }
  }
}
