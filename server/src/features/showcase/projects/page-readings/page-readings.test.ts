import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runPendingJobs } from '../../../../main/run-pending-jobs.ts';
import { createGuardedFetch } from '../../../../platform/guarded-fetch/guarded-fetch.ts';
import {
  type HostileWorld,
  outside4,
  startHostileWorld,
} from '../../../../platform/guarded-fetch/hostile-world.testing.ts';
import { aFlatPng } from '../../../../platform/images/sample-pictures.testing.ts';
import { type Browser, codeOf, memberOf, tom } from '../../../../testing/people/members.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let web: HostileWorld;
let app: FastifyInstance;
let maya: Browser;
let count = 0;
const newId = () => `10000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;

beforeAll(async () => {
  [world, web] = await Promise.all([testWorld(), startHostileWorld()]);
  app = await world.app(unlimited);
  web.names.set('porchlight.example', () => [outside4]);
  web.names.set('inside.example', () => ['127.0.0.1']);
  web.answers.set('porchlight.example', (request, response) => {
    if (request.url === '/share.png')
      response.writeHead(200, { 'content-type': 'image/png' }).end(aFlatPng(1200, 630));
    else if (request.url === '/lie.png')
      response.writeHead(200, { 'content-type': 'image/png' }).end('<svg>');
    else if (request.url === '/lie')
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('/lie.png'));
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page('/share.png'));
  });
});
beforeEach(async () => {
  maya = await somebody();
  world.happened.jobs.splice(0);
});
afterAll(() => Promise.all([world.close(), web.close()]));

const somebody = () => {
  count += 1;
  return memberOf(world, app, { ...tom, username: `maker_${count}`, email: `${count}@example.org` });
};
const page = (picture: string) =>
  `<title>Porchlight</title><meta name="description" content="One switch."><meta property="og:image" content="${picture}">`;
const ask = (address: string, id = newId()) => maya.ask('PUT', `/api/me/page-readings/${id}`, { address });
const work = () =>
  runPendingJobs({ ...world.jobCtx, fetchGuarded: createGuardedFetch(web.border) }, world.happened.jobs);

async function read(address: string) {
  const id = newId();
  await ask(address, id);
  await work();
  return (await maya.ask('GET', `/api/me/page-readings/${id}`)).json();
}

it('a page gives its name, line and picture, drawn anew', async () => {
  const reading = await read('https://porchlight.example/');
  expect(reading).toMatchObject({ state: 'read', name: 'Porchlight', tagline: 'One switch.' });
  const { headers } = await app.inject({ url: reading.picture });
  expect(headers['content-type']).toBe('image/webp');
});

it('a picture that is none is left out, and the words are kept', async () => {
  expect(await read('https://porchlight.example/lie')).toEqual({
    state: 'read',
    name: 'Porchlight',
    tagline: 'One switch.',
    picture: null,
  });
});

it.each(['http://porchlight.example/', 'https://inside.example/', 'https://nobody.example/'])(
  '%s cannot be read, and nothing is asked inside',
  async (address) => {
    expect(await read(address)).toEqual({ state: 'failed', name: null, tagline: null, picture: null });
    expect(web.inside).toBe(0);
  },
);

it('one page is read at a time for each person, and the same asking twice is asking once', async () => {
  const id = newId();
  expect((await ask('https://porchlight.example/', id)).statusCode).toBe(202);
  expect((await ask('https://porchlight.example/', id)).statusCode).toBe(202);
  expect(world.happened.jobs.filter(({ name }) => name === 'projects.read-page')).toHaveLength(1);
  expect(codeOf(await ask('https://porchlight.example/'))).toBe('projects.page_being_read');
  await work();
  expect((await ask('https://porchlight.example/')).statusCode).toBe(202);
});

it('another’s reading does not exist', async () => {
  const id = newId();
  await ask('https://porchlight.example/', id);
  const hugo = await somebody();
  expect(codeOf(await hugo.ask('GET', `/api/me/page-readings/${id}`))).toBe('projects.not_found');
});

it('a reading is forgotten after a day, with its picture', async () => {
  const { picture } = await read('https://porchlight.example/');
  const before = world.clock.now;
  world.clock.now = new Date(before.getTime() + 25 * 60 * 60 * 1000);
  await runPendingJobs(world.jobCtx, [{ name: 'projects.forget-page-readings', payload: {} }]);
  await work();
  expect((await app.inject({ url: picture })).statusCode).toBe(404);
  world.clock.now = before;
});
