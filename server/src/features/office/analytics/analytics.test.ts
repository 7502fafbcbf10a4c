import { readFileSync } from 'node:fs';
import { analyticsRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Metric, metric } from '../../../core/metrics/metric.ts';
import { metrics } from '../../../main/registries.ts';
import { makeAdmin } from '../../../testing/people/make-admin.ts';
import { asker, makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { dayMs } from './count/periods.ts';
import { rollUpNight, rollUpToday } from './count/roll-up.ts';

let world: World;
let admin: TestPerson;
let ask: ReturnType<typeof asker>;
/** What has happened, by day, for metrics of our own. */
const happened = new Map<string, number>();

beforeAll(async () => {
  world = await testWorld();
  const app = await world.app(unlimited);
  ask = asker(() => app);
  admin = await makePerson(world, 'the_admin');
  await makeAdmin(world, admin.id);
});
afterAll(() => world.close());

const counting = (has: Partial<Metric>) =>
  metric({
    name: 'trial.happened',
    dimensions: ['what'],
    count: async (_, { day }) => [{ of: ['thing'], value: happened.get(day) ?? 0 }],
    ...has,
  });
const kept = async (name = 'trial.happened') => {
  const { rows } = await world.database.pool.query(
    'select day::text, value from metric_figures where metric = $1 order by day',
    [name],
  );
  return Object.fromEntries(rows.map(({ day, value }) => [day, value]));
};
const night = (one: Metric) => rollUpNight({ ...world.jobCtx, metrics: [one] });
const today = (one: Metric) => rollUpToday({ ...world.jobCtx, metrics: [one] });
const later = (days: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + days * dayMs);
};

describe('what features count about themselves', () => {
  it('is counted each night for the last three days, and twice is the same as once', async () => {
    for (const [day, value] of [
      ['2026-11-12', 1],
      ['2026-11-13', 2],
      ['2026-11-14', 3],
      ['2026-11-15', 4],
      ['2026-11-16', 5],
    ] as const) {
      happened.set(day, value);
    }
    await night(counting({}));
    await night(counting({}));
    expect(await kept()).toEqual({ '2026-11-13': 2, '2026-11-14': 3, '2026-11-15': 4 });
  });

  it('is corrected where something came late, and stays as it was where it came too late', async () => {
    happened.set('2026-11-15', 9);
    happened.set('2026-11-13', 9);
    later(1);
    await night(counting({}));
    expect(await kept()).toEqual({ '2026-11-13': 2, '2026-11-14': 3, '2026-11-15': 9, '2026-11-16': 5 });
  });

  it('is counted while the day lasts only where anybody can see it happen', async () => {
    happened.set('2026-11-17', 7);
    await today(counting({ name: 'trial.unseen' }));
    expect(await kept('trial.unseen')).toEqual({});
    await today(counting({ name: 'trial.seen', isLive: true }));
    expect(await kept('trial.seen')).toEqual({ '2026-11-17': 7 });
  });

  it('of a week waits until it is over and settled, and is counted once where it must not move', async () => {
    const weekly = counting({
      name: 'trial.weekly',
      every: 'week',
      again: 1,
      settledAfterDays: 3,
      isOnce: true,
    });
    happened.set('2026-11-02', 20);
    happened.set('2026-11-09', 30);
    await night(weekly);
    expect(await kept('trial.weekly')).toEqual({ '2026-11-02': 20 });
    later(2);
    await night(weekly);
    happened.set('2026-11-09', 31);
    await night(weekly);
    expect(await kept('trial.weekly')).toEqual({ '2026-11-02': 20, '2026-11-09': 30 });
  });

  it('is counted also where another figure fails, which is told', async () => {
    const failing = counting({ name: 'trial.fails', count: () => Promise.reject(new Error('no')) });
    const fine = counting({ name: 'trial.fine' });
    await expect(rollUpNight({ ...world.jobCtx, metrics: [failing, fine] })).rejects.toThrow('3 figures');
    expect(Object.keys(await kept('trial.fine'))).toHaveLength(3);
  });

  it('goes when nobody looks so far back any more', async () => {
    later(analyticsRules.keptDays + 30);
    await night(counting({ name: 'trial.late' }));
    expect(await kept('trial.seen')).toEqual({});
    later(-analyticsRules.keptDays - 30);
  });
});

it('asks for figures that some feature counts', () => {
  const text = readFileSync(new URL('./read/read-analytics.ts', import.meta.url), 'utf8');
  const asked = [...text.matchAll(/(?:days|weeks|cohorts)\('([\w.]+)'\)/g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((name) => !metrics.some((one) => one.name === name))).toEqual([]);
});

describe('the figures for admins', () => {
  const read = async (query = '') => (await ask(admin, 'GET', `/api/admin/analytics${query}`)).json();
  const put = (name: string, day: string, of: string, value: number) =>
    world.database.pool.query('insert into metric_figures (metric, day, of, value) values ($1, $2, $3, $4)', [
      name,
      day,
      of,
      value,
    ]);

  it('are empty before anything was counted', async () => {
    world.clock.now = new Date('2026-11-16T10:00:00.000Z');
    const empty = await read();
    expect(empty).toMatchObject({ from: '2026-10-18', until: '2026-11-16', countedAt: null });
    expect(empty.firstFeedback.bands).toEqual([0, 0, 0, 0, 0, 0]);
    expect(empty.promised.bins).toEqual([]);
  });

  it('add up the days of a span, both ends among them, and no day to come', async () => {
    await put('distribution.first_feedback', '2026-11-09', '0', 100);
    await put('distribution.first_feedback', '2026-11-10', '0', 2);
    await put('distribution.first_feedback', '2026-11-16', '5', 1);
    expect((await read('?span=7')).firstFeedback.bands).toEqual([2, 0, 0, 0, 0, 1]);
    expect((await read('?span=7&until=2026-11-15')).firstFeedback.bands[0]).toBe(102);
    expect((await read('?span=7&until=2030-01-01')).until).toBe('2026-11-16');
  });

  it('name each category with its projects and responses', async () => {
    await put('distribution.supply', '2026-11-13', 'food projects', 2);
    await put('distribution.supply', '2026-11-13', 'food notes', 9);
    const { categories } = (await read()).supply;
    expect(categories.find((one: { category: string }) => one.category === 'food')).toEqual({
      category: 'food',
      projects: 2,
      notes: 9,
      onTime: 0,
    });
  });

  it('come as a table that no spreadsheet executes, in the language that is asked for', async () => {
    const file = await ask(admin, 'GET', '/api/admin/analytics/figures.csv?chart=supply&language=fr');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = file.body.split('\r\n');
    expect(lines[0]).toBe('\uFEFF"Du";"Au";"Question";"Concerne";"Chiffre";"Valeur"');
    const food = lines.find((line) => /"Alimentation";"Réponses qui comptent";/.test(line));
    expect(food).toMatch(/^"2026-10-18";"2026-11-16";"Où chercher des testeurs\s\?";.*;9$/);
    for (const line of lines) expect(line).not.toMatch(/(?:^|[;"])[=+@-]/);
  });
});
