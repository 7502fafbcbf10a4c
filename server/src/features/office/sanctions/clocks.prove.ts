import { randomUUID } from 'node:crypto';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../../prove/keep-figures.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { makeCase } from '../../../testing/make-case.ts';
import { type CaseScene, caseScene } from '../cases/scene.testing.ts';
import { imposeSanction } from './impose-sanction.ts';

const minute = 60_000;
const hour = 60 * minute;
const zones = ['Europe/Paris', 'America/New_York', 'Pacific/Auckland'];
/** In the last hour before which clocks are changed, there or here; and on a night on which none is. */
const nights = {
  'spring in Paris': '2026-03-29T00:30:00Z',
  'autumn in Paris': '2026-10-25T00:30:00Z',
  'spring in New York': '2026-03-08T06:30:00Z',
  'autumn in New York': '2026-11-01T05:30:00Z',
  'no change': '2026-06-10T23:30:00Z',
};
/** By how much the clock is wrong, from the middle of it on. */
const jumps = {
  none: 0,
  'ten minutes on': 10,
  'ten minutes back': -10,
  'a day on': 1440,
  'a day back': -1440,
};
const each = 6;

let scene: CaseScene;
beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => scene.world.close());

interface Life {
  id: string;
  endsAt: number;
  endings: number;
  /** At which tick the clock had first passed its end, and how much real time ago that was: a clock that jumps takes no longer than a tick. */
  passed?: { tick: number; ago: number };
  late: number;
}

it('each sanction ends once and within a minute, and hours are hours, whatever clocks do', async () => {
  let [sanctions, once, latest, wrongDues, wrongStandings] = [0, 0, 0, 0, 0];
  for (const [place, night] of Object.values(nights).entries()) {
    for (const zone of zones) {
      process.env['TZ'] = zone;
      wrongDues += await countWrongDues(night);
    }
    for (const [nth, jump] of Object.values(jumps).entries()) {
      process.env['TZ'] = zones[(place + nth) % zones.length];
      const lives = await liveThrough(night, jump);
      sanctions += lives.length;
      once += lives.filter(({ endings }) => endings === 1).length;
      latest = Math.max(latest, ...lives.map(({ late }) => late));
      wrongStandings += await countHeldBack(lives);
    }
  }
  keepProof('sanction-clocks', { zones: zones.length, nights: 5, jumps: 5, sanctions }, [
    { what: 'ended exactly once', got: once, goal: sanctions },
    { what: 'latest end, s', got: latest / 1_000, goal: 60, atMost: true },
    { what: 'people still held back', got: wrongStandings, goal: 0, atMost: true },
    { what: 'due times that are off', got: wrongDues, goal: 0, atMost: true },
  ]);
});

/** A tick every minute of real time for two hours and a half; restrictions end in between, and the clock jumps after the first. */
async function liveThrough(night: string, jump: number): Promise<Life[]> {
  const began = Date.parse(night);
  const lives: Life[] = [];
  for (let nth = 0; nth < each; nth++) lives.push(await restrictUntil(began, 10 + nth * 22));
  let before = await statesOf(lives);
  for (let tick = 0; tick <= 150 + Math.max(0, -jump); tick++) {
    const now = began + (tick + (tick >= 60 ? jump : 0)) * minute;
    // Nothing can happen in the hours between: the minutes around each end and around the jump are enough.
    const isNear = lives.some(({ endsAt }) => Math.abs(endsAt - now) <= 3 * minute);
    if (!isNear && Math.abs(tick - 60) > 3) continue;
    scene.world.clock.now = new Date(now);
    for (const life of lives)
      if (life.endsAt <= now) life.passed ??= { tick, ago: Math.min(now - life.endsAt, minute) };
    await Promise.all([scene.minute(), scene.minute()]);
    const after = await statesOf(lives);
    for (const life of lives) {
      if (before.get(life.id) === 'ended' || after.get(life.id) !== 'ended') continue;
      life.endings += 1;
      const { passed = { tick: 0, ago: 0 } } = life;
      life.late = (tick - passed.tick) * minute + passed.ago;
    }
    before = after;
  }
  return lives;
}

async function restrictUntil(began: number, minutes: number): Promise<Life> {
  scene.world.clock.now = new Date(began - 24 * hour + minutes * minute);
  const { author } = await scene.comment(randomUUID());
  const { id, endsAt } = await inTransaction({ ...scene.world.ctx, newId: randomUUID }, async (tx) =>
    imposeSanction(tx, {
      caseId: await makeCase(scene.world),
      person: { userId: author.id },
      step: 'restriction',
      rule: 'harassment',
      facts: null,
      source: 'report',
      suggestedStep: 'restriction',
      decidedBy: null,
      isAutomated: false,
      isSilent: false,
      subject: { kind: 'comment', id: randomUUID(), quote: 'A word.', writtenAt: null },
      hours: 24,
    }),
  );
  return { id, endsAt: endsAt?.getTime() ?? 0, endings: 0, late: 0 };
}

async function statesOf(lives: readonly Life[]): Promise<Map<string, string>> {
  const { rows } = await scene.world.database.pool.query(
    'select id, state from sanctions where id = any($1)',
    [lives.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

async function countHeldBack(lives: readonly Life[]): Promise<number> {
  const { rows } = await scene.world.database.pool.query(
    `select count(*)::int as count from users where standing <> 'good' and id in (select user_id from sanctions where id = any($1))`,
    [lives.map(({ id }) => id)],
  );
  return rows[0].count;
}

/** Reports, restrictions and appeals that are due on the other side of the night: so many hours later, not by the wall clock. */
async function countWrongDues(night: string): Promise<number> {
  const { pool } = scene.world.database;
  scene.world.clock.now = new Date(night);
  const hours = async (text: string, id: string) => (await pool.query(text, [id])).rows[0].hours as number;
  let wrong = 0;
  for (const [reason, promised] of [
    ['danger', 4],
    ['private_information', 12],
    ['spam', 48],
  ] as const) {
    const { author, commentId } = await scene.comment(randomUUID());
    const { caseId } = await scene.opened({ kind: 'comment', address: commentId, reason });
    const due =
      'select extract(epoch from due_at - opened_at)::float / 3600 as hours from cases where id = $1';
    if ((await hours(due, caseId)) !== promised) wrong += 1;
    const decision = { outcome: 'upheld', step: 'limit', rule: 'harassment', deviation: 'It was the third.' };
    await scene.decide(caseId, decision);
    const lasts = `select extract(epoch from ends_at - starts_at)::float / 3600 as hours from sanctions where case_id = $1`;
    if ((await hours(lasts, caseId)) !== moderationRules.limitedVisibilityDays * 24) wrong += 1;
    const { sanctions } = (await scene.ask(author, 'GET', '/api/me/standing')).json();
    await scene.ask(author, 'POST', `/api/me/sanctions/${sanctions[0].reference}/appeal`, {
      body: 'It was a joke.',
    });
    const answered = `select extract(epoch from a.due_at - a.filed_at)::float / 3600 as hours
      from appeals a join sanctions s on s.id = a.sanction_id where s.case_id = $1`;
    if ((await hours(answered, caseId)) !== moderationRules.appealReviewHours) wrong += 1;
  }
  return wrong;
}
