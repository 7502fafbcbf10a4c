import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDrawPng } from '../../../../platform/drawing/draw-png.ts';
import { patiently } from '../../../../testing/patiently.ts';
import { hearStatements } from '../../../../testing/processes/hear-statements.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { settle } from '../../../../testing/settle.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { changeVisibility } from '../write/change-visibility.ts';
import { mountPublicExports } from './mount-public-exports.ts';

/** Connections keep what they were opened with, so listening comes before any of them. */
const heard = hearStatements();
let world: World;
let app: FastifyInstance;
let thisWeek: string;
let hidden: string;
let longAgo: string;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app();
  mountPublicExports(app, { ctx: world.ctx, takeLimit: async () => undefined, drawPng: createDrawPng() });
  const maya = await newMember(world, 'maya');
  [thisWeek, hidden, longAgo] = [
    await newProject(world, maya),
    await newProject(world, maya),
    await newProject(world, maya),
  ];
  await changeVisibility({ ...world.ctx, actor: maya }, { projectId: hidden, isHidden: true });
  await post(longAgo, '2026-03-04T10:00:00Z');
});
afterAll(async () => {
  heard.stop();
  await world.close();
});

/** At another moment than it was. */
async function post(projectId: string, at: string): Promise<void> {
  for (const [table, id] of [
    ['projects', 'id'],
    ['project_stats', 'project_id'],
  ])
    await world.database.pool.query(`update ${table} set published_at = $2 where ${id} = $1`, [
      projectId,
      at,
    ]);
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/firstlight\.example(.*?)<\/loc>/g)].map(([, at]) => at);
const read = async (path: string) => addressesIn((await app.inject(path)).body);

describe('the sitemap', () => {
  it('names the pages and each week in which a listed project was posted, newest first', async () => {
    const { headers, body } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(addressesIn(body)).toEqual([
      '/sitemap/pages.xml',
      '/sitemap/2026-11-16.xml',
      '/sitemap/2026-03-02.xml',
    ]);
  });

  it('names each listed project in the week it was posted in, and nothing that is hidden', async () => {
    expect(await read('/sitemap/2026-11-16.xml')).toEqual([`/project/${thisWeek}`]);
    expect(await read('/sitemap/2026-03-02.xml')).toEqual([`/project/${longAgo}`]);
  });

  it.each([
    ['2026-11-09.xml', 'a week without projects'],
    ['2026-11-17.xml', 'a Tuesday'],
    ['2026-02-30.xml', 'no day'],
    ['2026-11-16', 'no file'],
    ['..%2fsecret.xml', 'another place'],
  ])('has no file %s: that is %s', async (name) => {
    expect((await app.inject(`/sitemap/${name}`)).statusCode).toBe(404);
  });

  it('says the same of a project whatever people do with it afterwards', async () => {
    const before = (await app.inject('/sitemap/2026-11-16.xml')).body;
    await world.database.pool.query(
      'update project_stats set feedback_count = 9, rating = 4000, skip_count = 3 where project_id = $1',
      [thisWeek],
    );
    expect((await app.inject('/sitemap/2026-11-16.xml')).body).toBe(before);
  });
});

describe('the cost of the sitemap', () => {
  const files = ['/sitemap.xml', '/sitemap/2026-03-02.xml'];

  it('does not grow with how many projects were posted in other weeks', async () => {
    await crowd(0, 1_000);
    const few = await costs();
    await crowd(1_000, 20_000);
    const many = await costs();
    for (const [index, cost] of many.entries()) expect(cost).toBeLessThan(1.4 * (few[index] ?? 0) + 4);
  });

  /** Blocks that the statement behind each file touches. */
  async function costs(): Promise<number[]> {
    await settle(world.database, ['project_stats']);
    const found: number[] = [];
    for (const file of files) {
      heard.anew();
      await app.inject(file);
      const [{ text, values } = { text: '', values: [] }] = heard
        .asked()
        .filter((one) => one.text.includes('project_stats'));
      const whole = text.replaceAll(/\$(\d+)/g, (_, place: string) => values[Number(place) - 1] ?? 'null');
      const { rows } = await patiently(world.database, `explain (analyze, buffers, format json) ${whole}`);
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      found.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
    }
    return found;
  }

  /** All posted in one week of another year. */
  async function crowd(from: number, to: number): Promise<void> {
    const series = 'from generate_series($1::int + 1, $2::int) n';
    await patiently(
      world.database,
      `with owner as (select id from users limit 1), made as (
         insert into projects (id, owner_id, name, tagline, description, summary, categories, demo_type, language, published_at)
         select md5('p' || n)::uuid, owner.id, 'Project ' || n, 'A tagline', repeat('words ', 20), 'summary', 1, 'live', 'en',
           timestamptz '2025-06-03T00:00:00Z' + n * interval '1 second'
         ${series}, owner returning *)
       insert into project_stats (project_id, owner_id, categories, published_at, listed)
       select id, owner_id, categories, published_at, true from made`,
      [from, to],
    );
  }
});
