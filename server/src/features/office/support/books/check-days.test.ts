import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareBooks } from '../support.jobs.ts';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';
import { booksFrom } from './books.policy.ts';
import { differenceOf } from './check-days.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

it('a night finds what is missing, what is too much and one cent, also where they would cancel out', async () => {
  const charges = [];
  for (let given = 0; given < 3; given += 1) {
    const { sessionId } = await scene.begin({ cents: 1000 });
    charges.push(scene.standIn.till.pay(sessionId).id);
  }
  await scene.settle();
  scene.pass(1);
  const differences = async () => {
    await compareBooks.run(scene.jobCtx, {});
    return (await scene.query<{ difference: number }>('select difference from ledger_checks')).map(
      ({ difference }) => difference,
    );
  };
  expect(await differences()).toEqual([0]);
  await scene.query('delete from ledger_checks');
  const [missing, cheap, dear] = charges;
  const kept = scene.standIn.till.kept.movements;
  const of = (id: string | undefined) => kept.find(({ source }) => source === id);
  const [first, second] = [of(cheap), of(dear)];
  if (!first || !second) throw new Error('nothing was booked');
  first.amount += 1;
  second.amount -= 1;
  expect(await differences()).toEqual([2]);
  first.amount -= 1;
  second.amount += 1;
  await scene.query('delete from ledger_entries where source_id = $1', [missing]);
  expect(await differences()).toEqual([960]);
});

it('differences are summed without signs, source by source', () => {
  const ours = new Map([
    ['a', 5],
    ['b', 5],
    ['c', 1],
  ]);
  const theirs = new Map([
    ['a', 6],
    ['b', 4],
    ['d', 2],
  ]);
  expect(differenceOf(ours, theirs)).toBe(5);
});

it('the books show the last month that was compared to its end, and what is in hand', () => {
  const costs = [
    { month: '2026-09-01', cents: 20_000, words: 'Servers' },
    { month: '2026-10-01', cents: 22_760, words: 'Servers' },
  ];
  const sums = [
    { month: '2026-09-01', received: 40_000, fees: 1000, supporters: 4 },
    { month: '2026-10-01', received: 48_600, fees: 1483, supporters: 41 },
    { month: '2026-11-01', received: 500, fees: 33, supporters: 1 },
  ];
  const books = booksFrom({ today: '2026-11-16', reconciledOn: '2026-11-15', sums, costs });
  expect(books).toMatchObject({
    month: { month: '2026-10-01', received: 48_600, fees: 1483, costs: 22_760, left: 24_357 },
    supporters: 41,
    monthlyCosts: 21_000,
    inHand: 43_824,
    monthsCovered: 2,
  });
  expect(books.months.map(({ month }) => month)).toEqual(['2026-09-01', '2026-10-01']);
  const earlier = booksFrom({ today: '2026-11-16', reconciledOn: '2026-10-30', sums, costs });
  expect(earlier).toMatchObject({ month: { month: '2026-09-01' }, supporters: null });
});

it('days that go on to differ keep no new day from being compared', async () => {
  await scene.query('delete from ledger_checks');
  await scene.query(
    `insert into ledger_checks (day, ours, theirs, difference, checked_at)
     select (min(created_at) at time zone 'UTC')::date - 40 + nth, 0, 1, 1, now()
     from pledges, generate_series(1, 39) nth group by nth`,
  );
  await scene.query(
    `insert into pledges (id, kind, cents, language, created_at)
     select gen_random_uuid(), kind, cents, language, created_at - interval '40 days' from pledges limit 1`,
  );
  // Each of them is looked at again and found to match or not; the first night is that of the new ones.
  await compareBooks.run(scene.jobCtx, {});
  const yesterday = new Date(scene.world.clock.now.getTime() - 24 * 60 * 60 * 1000).toISOString();
  const [newest] = await scene.query<{ day: string }>(
    `select to_char(max(day), 'YYYY-MM-DD') as day from ledger_checks`,
  );
  expect(newest?.day).toBe(yesterday.slice(0, 10));
});
