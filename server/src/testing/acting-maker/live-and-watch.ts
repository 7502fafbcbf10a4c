import { workOff } from '../people/testers.ts';
import type { World } from '../world.ts';
import { blockInTurn } from './block-in-turn.ts';
import { lookAround, readSums } from './daily-look.ts';
import { emptyJournal, type Journal } from './journal.ts';
import { type LastSeen, poll } from './look.ts';
import { livelyAccounts, type Plan, planActs } from './makers-acts.ts';
import { moderate } from './moderate.ts';
import { runScheduled } from './scheduled-jobs.ts';
import { buildTown, type Size, type Town } from './town.ts';
import { postOwn, visit } from './visit.ts';

const quarter = 15 * 60_000;
const perDay = 96;
/** When the night's counts are done, and not many people are awake. */
const dailyLook = 22;

/** So many days of a town in which one maker acts on purpose and writes down all they see. */
export async function liveAndWatch(
  world: World,
  size: Size,
  seed: number,
): Promise<{ town: Town; journal: Journal }> {
  const began = Date.parse('2026-11-16T00:00:00.000Z');
  world.clock.now = new Date(began);
  const town = await buildTown(world, size, seed);
  const journal = emptyJournal();
  const last: LastSeen = new Map();
  const planned = new Set<string>();
  let plans: Plan[] = [];

  for (let at = 0; at < size.days * perDay; at++) {
    const from = began + at * quarter;
    await runScheduled(world, from);
    if (at % size.pollEvery === 0) await poll(town, journal, last);
    for (const note of journal.notes.values()) {
      if (planned.has(note.id)) continue;
      planned.add(note.id);
      plans.push(...planActs(town, journal, last, note));
    }
    if (at % perDay === dailyLook) await lookAround(town, journal, last);

    const due = plans.filter((plan) => plan.at < from + quarter);
    plans = plans.filter((plan) => plan.at >= from + quarter);
    const happening = [...due, ...whoComes(town, Math.floor(at / perDay), at % perDay, from)];
    if (at % perDay === 40) happening.push({ at: from, run: () => livelyAccounts(town, journal) });
    if (at % perDay === 36) happening.push({ at: from, run: () => blockInTurn(town, journal) });
    if (at % perDay === 44) happening.push({ at: from, run: () => moderate(town, journal) });
    if (at % 4 === 1) await readSums(town, journal, last);
    for (const one of happening.toSorted((a, b) => a.at - b.at)) {
      world.clock.now = new Date(Math.max(one.at, from));
      await one.run();
    }
    await workOff(world);
    forget(world);
    if (at % perDay === 0) await stayKnown(world);
  }
  return { town, journal };
}

function whoComes(town: Town, onDay: number, at: number, from: number): Plan[] {
  const { chance } = town;
  const plans: Plan[] = [];
  for (const tester of town.testers) {
    if (tester.isGone) continue;
    const keen = tester.news.length > 0 ? 2 : 1;
    if (!chance.happens((tester.habits.visits[at] ?? 0) * keen)) continue;
    const moment = from + chance.number() * quarter;
    plans.push({
      at: moment,
      async run() {
        await visit(town, tester);
        const { postsOn, leavesOn } = tester.habits;
        if (postsOn !== undefined && postsOn <= onDay && !tester.projectId) await postOwn(town, tester);
        if (leavesOn !== undefined && leavesOn <= onDay) await leave(town, tester);
      },
    });
  }
  return plans;
}

async function leave({ ask }: Town, tester: Town['testers'][number]): Promise<void> {
  const { username } = tester;
  const answer = await ask(tester, 'POST', '/api/me/erasure', { username, password: username });
  if (answer.statusCode !== 204) throw new Error(`${username} could not leave: ${answer.body}`);
  tester.isGone = true;
}

/** Everybody comes back before their session ends. */
async function stayKnown({ database: { pool }, clock: { now } }: World): Promise<void> {
  await pool.query(
    `update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '30 days'`,
    [now],
  );
}

/** What is only kept for tests that look at it. */
function forget({ happened }: World): void {
  happened.events.length = 0;
  happened.mails.length = 0;
}
