import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { analyticsRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { testWorld, type World } from '../../../testing/world.ts';
import { dayMs } from './count/periods.ts';
import { rollUpNight, rollUpToday } from './count/roll-up.ts';
import { readAnalytics } from './read/read-analytics.ts';

const hour = 3_600_000;
const days = 30;
const begun = new Date('2026-10-05T00:00:00.000Z');
const end = new Date(begun.getTime() + days * dayMs + 10 * hour);
/** What is told of 30 days, the one that lasts among them. */
const first = new Date(begun.getTime() + dayMs);
const dueHours = 48;

let world: World;
let figures: Analytics;
const run = async (text: string, values: unknown[] = []) =>
  (await world.database.pool.query(text, values)).rows;

beforeAll(async () => {
  world = await testWorld();
  await fillLetters();
  await fillCases();
  for (let day = 1; day <= days; day += 1) {
    world.clock.now = new Date(begun.getTime() + day * dayMs + 20 * 60_000);
    await rollUpNight(world.jobCtx);
  }
  world.clock.now = end;
  await rollUpToday(world.jobCtx);
  figures = await readAnalytics(world.jobCtx, {});
}, 60_000);
afterAll(() => world.close());

/** Five issues, the first before what is told of, with letters in each state; and complaints on all days. */
async function fillLetters(): Promise<void> {
  await run(
    `insert into newsletter_subscriptions (id, email, email_index, state, frequency, interests, language, lane, asked_at)
     select gen_random_uuid(), '', int4send(n), 'confirmed', 'weekly', 0, 'en', 'google', $1 from generate_series(1, 60) n`,
    [begun],
  );
  await run(
    `insert into newsletter_issues (kind, due_at, state) select 'weekly', $1::timestamptz + n * interval '7 days' - interval '8 hours', 'sent'
     from generate_series(0, 4) n`,
    [begun],
  );
  const states = ['sent', 'sent', 'returned', 'refused', 'uncertain', 'returned', 'left_out'];
  await run(
    `insert into newsletter_deliveries (issue, subscription_id, state, noted_at)
     select number, id, ($1::text[])[1 + (row_number() over (order by number, email_index) * number) % 7]::delivery_state, due_at
     from newsletter_issues, newsletter_subscriptions where get_byte(email_index, 3) % (number + 1) < 3`,
    [states],
  );
  await run(
    `insert into newsletter_consents (subscription_id, act, way, wording, acted_at)
     select id, 'suppressed', case when get_byte(email_index, 3) % 3 = 0 then 'bounce' else 'complaint' end::consent_way, 1,
       $1::timestamptz + get_byte(email_index, 3) * interval '13 hours'
     from newsletter_subscriptions`,
    [begun],
  );
}

/** Ever more of them, ever slower: some are late, and some of the old ones are open still. */
async function fillCases(): Promise<void> {
  await run(
    `insert into cases (id, subject_kind, subject_id, content_hash, is_hidden, reason, is_illegal, concerns_minors, weight, reporters,
       established, opened_at, due_at, state, outcome, decided_at, closed_at)
     select id, 'comment', id, '', false, 'spam', false, false, 1, 1, 1, at, at + $2 * interval '1 hour',
       case when decided < $3 then 'closed' else 'open' end::case_state, case when decided < $3 then 'no_violation' end,
       case when decided < $3 then decided end, case when decided < $3 then decided end
     from (select gen_random_uuid() as id, at, at + ((n * 37) % (20 + n)) * interval '1 hour' as decided
       from (select n, $1::timestamptz + n * interval '3 hours' as at from generate_series(0, 235) n) as opened) as made`,
    [begun, dueHours, end],
  );
}

const count = <Row>(rows: readonly Row[], is: (row: Row) => boolean) => rows.filter(is).length;

it('tells of letters that came back and of complaints as many as the rows say', async () => {
  const letters = await run(
    'select d.state, i.due_at from newsletter_deliveries d join newsletter_issues i on i.number = d.issue',
  );
  const told = (state: string) =>
    count(letters, (row) => row.state === state && row.due_at >= first && row.due_at <= end);
  const complaints = await run(`select acted_at from newsletter_consents where way = 'complaint'`);
  const inSpan = count(complaints, ({ acted_at: at }) => at >= first && at <= end);
  expect(told('returned')).toBeGreaterThan(10);
  expect(told('returned')).toBeLessThan(count(letters, ({ state }) => state === 'returned'));
  expect(inSpan).toBeGreaterThan(10);
  expect(inSpan).toBeLessThan(complaints.length);
  expect(figures.mails.letters).toEqual({ bounced: told('returned'), complaints: inSpan });
  const { sent, refused, uncertain } = figures.mails.kinds.find(({ kind }) => kind === 'letter') ?? {};
  expect([sent, refused, uncertain]).toEqual(['sent', 'refused', 'uncertain'].map(told));
});

test('the moderation chart counts late decisions and old cases that are still open', async () => {
  const cases = await run('select opened_at, due_at, decided_at from cases');
  const weeks = figures.moderation.weeks.map(({ week }) => Date.parse(week));
  const late = weeks.map((from) =>
    count(
      cases,
      ({ decided_at: at, due_at: due }) => at !== null && at > due && at >= from && at < from + 7 * dayMs,
    ),
  );
  const ended = Math.min((weeks.at(-1) ?? 0) + 7 * dayMs, end.getTime());
  const waiting = count(
    cases,
    ({ opened_at: at, decided_at: decided }) =>
      at < ended - analyticsRules.queueHours * hour && (decided === null || decided >= ended),
  );
  expect(Math.max(...late)).toBeGreaterThan(0);
  expect(waiting).toBeGreaterThan(0);
  expect(figures.moderation.late).toBe(late.reduce((sum, count) => sum + count, 0));
  expect(figures.moderation.waiting).toBe(waiting);
});
