import { limits } from '@firstlight/contract/limits.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { mountGoRedirect } from '../test-it/mount-go-redirect.ts';

let world: World;
let app: FastifyInstance;
let way: FastifyInstance;
let owner: TestPerson;
let tester: TestPerson;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app();
  way = Fastify();
  mountGoRedirect(way, { ctx: world.ctx, takeLimit: async () => undefined });
  owner = await makePerson(world, 'owner');
});
afterAll(async () => {
  await way.close();
  await world.close();
});
let people = 0;
beforeEach(async () => {
  tester = await makePerson(world, `tester_${++people}`);
});

const post = (url: string, { cookie }: TestPerson = tester) =>
  app.inject({ method: 'POST', url, headers: { cookie } });
const start = (projectId: string, person = tester) => post(`/api/projects/${projectId}/tests`, person);
const comeBack = async (projectId: string) =>
  (await post(`/api/projects/${projectId}/tests/returns`)).json().evidence;
const go = (address: string, method: 'GET' | 'HEAD' = 'GET') => way.inject({ method, url: address });
const wait = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000);
};

describe('a project with a link', () => {
  it('is opened by its one-time address, and used after a minute', async () => {
    const project = await makeProject(world, owner.id);
    const started = (await start(project)).json();
    expect(started).toEqual({ address: expect.stringMatching(/^\/go\/[\w-]{43}$/), evidence: 'seen' });
    expect(await comeBack(project)).toBe('seen');

    const gone = await go(started.address);
    expect([gone.statusCode, gone.headers.location]).toEqual([302, 'https://tidepool.example/try?ref=1']);
    expect(gone.headers['referrer-policy']).toBe('no-referrer');
    wait(59);
    expect(await comeBack(project)).toBe('opened');
    wait(1);
    expect(await comeBack(project)).toBe('used');
  });

  it.each([null, 'https://tidepool.example/'])(
    'is opened at its test link where it has one, also beside the link %s',
    async (link) => {
      const project = await makeProject(world, owner.id, { link, callToActionUrl: 'https://join.example/' });
      const { address } = (await start(project)).json();
      expect((await go(address)).headers.location).toBe('https://join.example/');
    },
  );

  it('is not proved used by a person who never opened it', async () => {
    const project = await makeProject(world, owner.id);
    await start(project);
    wait(600);
    expect(await comeBack(project)).toBe('seen');
  });
});

describe('a one-time address', () => {
  it('works once, also when fifty come at the same time', async () => {
    const { address } = (await start(await makeProject(world, owner.id))).json();
    const answers = await Promise.all(Array.from({ length: 50 }, () => go(address)));
    const places = answers.map(({ headers }) => headers.location);
    expect(places.filter((place) => place === 'https://tidepool.example/try?ref=1')).toHaveLength(1);
    expect(new Set(places).size).toBe(2);
    expect(places).toContain('https://firstlight.example/not-found');
  });

  it('is not used up by a look ahead', async () => {
    const { address } = (await start(await makeProject(world, owner.id))).json();
    expect((await go(address, 'HEAD')).statusCode).toBe(404);
    expect((await go(address)).headers.location).toContain('tidepool');
  });

  it('is void when another was asked for, and after ten minutes', async () => {
    const project = await makeProject(world, owner.id);
    const first = (await start(project)).json().address;
    const second = (await start(project)).json().address;
    expect((await go(first)).headers.location).toBe('https://firstlight.example/not-found');
    wait(601);
    expect((await go(second)).headers.location).toBe('https://firstlight.example/not-found');
    expect(await comeBack(project)).toBe('seen');
  });

  it('is kept as a fingerprint only', async () => {
    const { address } = (await start(await makeProject(world, owner.id))).json();
    const { rows } = await world.database.pool.query('select t::text as row from hidden.tests t');
    expect(rows.some(({ row }) => row.includes(address.slice(4)) || row.includes(tester.id))).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/relative', 'not a url'])(
    'never leads to %s, even if the database held it',
    async (link) => {
      const { address } = (await start(await makeProject(world, owner.id, { link }))).json();
      expect((await go(address)).headers.location).toBe('https://firstlight.example/not-found');
    },
  );

  it.each(['/go/x', '/go/https:%2F%2Fevil.example', `/go/${'a'.repeat(44)}`])(
    'made up as %s is not found',
    async (url) => {
      expect((await go(url)).statusCode).not.toBe(302);
    },
  );

  it('of a project that was hidden meanwhile leads nowhere', async () => {
    const project = await makeProject(world, owner.id);
    const { address } = (await start(project)).json();
    await world.database.pool.query('update project_stats set listed = false where project_id = $1', [
      project,
    ]);
    expect((await go(address)).headers.location).toBe('https://firstlight.example/not-found');
  });
});

describe('the address of a project without a test', () => {
  const openAddress = (project: string) => `/go/project/${project}`;

  it('leads guests to the project without a referrer', async () => {
    const project = await makeProject(world, owner.id, { callToActionUrl: 'https://join.example/' });
    const gone = await go(openAddress(project));
    expect([gone.statusCode, gone.headers.location]).toEqual([302, 'https://join.example/']);
    expect(gone.headers['referrer-policy']).toBe('no-referrer');
  });

  it('proves nothing', async () => {
    const project = await makeProject(world, owner.id);
    await start(project);
    await go(openAddress(project));
    wait(600);
    expect(await comeBack(project)).toBe('seen');
  });

  it.each([
    ['an idea', () => makeProject(world, owner.id, { link: null })],
    ['a hidden project', () => makeProject(world, owner.id, { listed: false })],
    ['a link that is no web page', () => makeProject(world, owner.id, { link: 'javascript:alert(1)' })],
    ['a malformed ID', async () => 'tidepool'],
  ])('leads to the page for missing pages for %s', async (_what, make) => {
    expect((await go(openAddress(await make()))).headers.location).toBe(
      'https://firstlight.example/not-found',
    );
  });

  it('is limited by network address, together with the one-time addresses', async () => {
    const limited = await world.app();
    mountGoRedirect(limited, { ctx: world.ctx, takeLimit: world.engines.takeLimit });
    const project = await makeProject(world, owner.id);
    const open = (url: string, remoteAddress: string) => limited.inject({ url, remoteAddress });
    const [{ count }] = limits['feedback.go'].windows;
    for (let used = 0; used < count; used += 1) await open(openAddress(project), '203.0.113.7');
    const token = `/go/${'a'.repeat(43)}`;
    expect((await open(token, '203.0.113.7')).statusCode).toBe(429);
    expect((await open(openAddress(project), '203.0.113.8')).statusCode).toBe(302);
  });
});

describe('an idea', () => {
  it('is opened once its page was read for twenty seconds, by our clock', async () => {
    const project = await makeProject(world, owner.id, { link: null });
    expect((await start(project)).json()).toEqual({ address: null, evidence: 'seen' });
    wait(19);
    expect(await comeBack(project)).toBe('seen');
    wait(1);
    expect(await comeBack(project)).toBe('opened');
    wait(600);
    expect(await comeBack(project)).toBe('opened');
  });
});

it('starts for nobody who may not give feedback', async () => {
  const project = await makeProject(world, owner.id);
  const suspended = await makePerson(world, 'suspended_one', { standing: 'suspended' });
  expect((await start(project, owner)).json().error.code).toBe('feedback.on_own_project');
  expect((await start(project, suspended)).json().error.code).toBe('accounts.suspended');
  const hidden = await makeProject(world, owner.id, { listed: false });
  expect((await start(hidden)).json().error.code).toBe('projects.not_found');
});
