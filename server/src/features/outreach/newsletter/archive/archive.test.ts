import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, makeProject } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { mountLettersSitemap } from './mount-letters-sitemap.ts';

let world: World;
const projects: string[] = [];
const run = (sql: string, values: unknown[] = []) => world.database.pool.query(sql, values);

beforeAll(async () => {
  world = await testWorld();
  for (let made = 0; made < 3; made += 1) {
    const maker = await makePerson(world, `archivemaker${made}`);
    projects.push(await makeProject(world, maker.id));
  }
});
afterAll(() => world.close());

beforeEach(async () => {
  await run('delete from newsletter_issues');
  await run('update project_stats set listed = true');
});

async function issue(dueAt: string, state: string, chosen: string[], kind = 'weekly'): Promise<number> {
  const { rows } = await run(
    `insert into newsletter_issues (kind, due_at, state, chosen, places) values ($1, $2, $3, $4, '{"canary": 1}') returning number`,
    [kind, dueAt, state, chosen],
  );
  return rows[0].number;
}
async function read(path: string) {
  const app = await world.app();
  mountLettersSitemap(app, world);
  const { statusCode, body } = await app.inject(path);
  return { status: statusCode, body, json: () => JSON.parse(body) };
}
const november = '2026-11-08T16:00:00Z';

describe('past letters', () => {
  it('are those that left, newest first, by their day in Paris', async () => {
    await issue('2026-10-25T16:00:00Z', 'closed', projects);
    await issue('2026-11-01T16:00:00Z', 'sent', projects);
    await issue(november, 'sending', projects.slice(0, 1));
    for (const [day, state] of [
      ['2026-09-06T15:00:00Z', 'empty'],
      ['2026-09-13T15:00:00Z', 'missed'],
      ['2026-09-20T15:00:00Z', 'stopped'],
      ['2026-09-27T15:00:00Z', 'open'],
    ] as const)
      await issue(day, state, projects);
    const { items, next } = (await read('/api/newsletter/issues')).json();
    expect(items.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-08',
      '2026-11-01',
      '2026-10-25',
    ]);
    expect(items[0].projects).toHaveLength(1);
    expect(next).toBeNull();
  });

  it('come in pages, each Sunday once', async () => {
    for (let week = 0; week < 45; week += 1)
      await issue(new Date(Date.parse(november) - week * 7 * 86_400_000).toISOString(), 'sent', projects);
    const seen: string[] = [];
    for (let at: string | null = ''; at !== null; ) {
      const page: { items: { date: string }[]; next: string | null } = (
        await read(`/api/newsletter/issues${at && `?before=${at}`}`)
      ).json();
      seen.push(...page.items.map(({ date }) => date));
      at = page.next;
    }
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
  });

  it('of one Sunday are the weekly one and the monthly one, at one address', async () => {
    const weekly = await issue('2026-11-01T16:00:00Z', 'sent', projects.slice(0, 1));
    const monthly = await issue('2026-11-01T16:00:00Z', 'sent', projects.slice(1), 'monthly');
    const { letters } = (await read('/api/newsletter/issues/2026-11-01')).json();
    expect(
      letters.map(({ kind, number, projects: shown }: { kind: string; number: number; projects: [] }) => [
        kind,
        number,
        shown.length,
      ]),
    ).toEqual([
      ['weekly', weekly, 1],
      ['monthly', monthly, 2],
    ]);
    expect((await read('/api/newsletter/issues')).json().items).toHaveLength(1);
  });

  it('show nothing that is hidden today, and are gone when nothing of them may be seen', async () => {
    await issue(november, 'sent', projects);
    const [hidden = ''] = projects;
    await run('update project_stats set listed = false where project_id = $1', [hidden]);
    for (const path of ['/api/newsletter/issues', '/api/newsletter/issues/2026-11-08']) {
      const { body } = await read(path);
      expect(body).not.toContain(hidden);
      expect(body).toContain(projects[1]);
    }
    await run('update project_stats set listed = false');
    expect((await read('/api/newsletter/issues/2026-11-08')).status).toBe(404);
    expect((await read('/api/newsletter/issues')).json().items).toEqual([]);
    expect((await read('/sitemap/letters.xml')).body).not.toContain('2026-11-08');
  });

  it('tell nothing of what was drawn for single readers', async () => {
    await issue(november, 'sent', projects);
    for (const path of ['/api/newsletter/issues', '/api/newsletter/issues/2026-11-08'])
      expect((await read(path)).body).not.toMatch(/canary|places/);
  });

  it('stand in the sitemap', async () => {
    await issue(november, 'sent', projects);
    expect((await read('/sitemap/letters.xml')).body).toContain('/newsletter/issues/2026-11-08</loc>');
  });
});
