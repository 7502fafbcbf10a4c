import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDrawPng } from '../../../../platform/drawing/draw-png.ts';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { mailDue, workOff } from '../../../../testing/people/testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { mountPublicExports } from '../../../showcase/projects/public-exports/mount-public-exports.ts';
import { sumExposures } from '../../distribution/measure/sum-exposures.ts';
import { recountProject } from '../../distribution/need/recount-project.ts';
import { recordFoundElsewhere } from '../../distribution/record-shown.ts';
import { authorTags } from '../author-tags.ts';

let world: World;
let app: FastifyInstance;
let owner: TestPerson;
let other: TestPerson;
let canary: TestPerson;
let projectId: string;
let feedbackId: string;
let skippedId: string;
let skipId: string;
let marks: string[];
const outside: { who: string; what: string; text: string }[] = [];

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  mountPublicExports(app, { ctx: world.ctx, takeLimit: async () => undefined, drawPng: createDrawPng() });
  owner = await makePerson(world, 'owner');
  other = await makePerson(world, 'other');
  canary = await makePerson(world, 'canary_zq7');
  projectId = await makeProject(world, owner.id);
  skippedId = await makeProject(world, owner.id);
  marks = await marksOf(canary);
  await liveThrough();
});
afterAll(() => world.close());

/** The canary does all that a tester can do, and the maker all that a maker can, before the two agree. */
async function liveThrough(): Promise<void> {
  const feedback = `/api/projects/${projectId}/feedback`;
  await ask(canary, 'POST', `/api/projects/${projectId}/tests`);
  await world.database.pool.query(`update hidden.tests set opened_at = started_at - interval '1 minute'`);
  const comment = 'The list is quick, but I looked for the second page for a while.';
  feedbackId = (await ask(canary, 'POST', feedback, { rating: 4, comment })).json().id;
  const said = 'I would have liked to see an example before signing up for anything.';
  await ask(other, 'POST', feedback, { rating: 2, comment: said });
  const skipped = { reason: 'other', note: 'Too many steps before anything is shown.' };
  skipId = (await ask(canary, 'POST', `/api/projects/${skippedId}/skips`, skipped)).json().id;
  await publishAll(world);
  const one = `/api/feedback/${feedbackId}`;
  await hear(
    'owner',
    'mark',
    ask(owner, 'PUT', `${one}/mark`, { mark: 'not_helpful', reason: 'Too short.' }),
  );
  await hear('owner', 'mark', ask(owner, 'PUT', `${one}/mark`, { mark: 'helpful' }));
  await ask(canary, 'PUT', `${one}/thread/messages/${randomUUID()}`, {
    text: 'It was the one after the list.',
  });
  await publishAll(world);
  await hear(
    'owner',
    'reply',
    ask(owner, 'PUT', `${one}/thread/messages/${randomUUID()}`, { text: 'Thanks.' }),
  );
  for (const agree of [true, false]) {
    await ask(canary, 'PUT', `${one}/reveal`, { agree });
    await publishAll(world);
  }
  await hear('owner', 'propose', ask(owner, 'PUT', `${one}/reveal`, { agree: true }));
  const change = { whatChanged: 'The second page is linked from the list.', link: null };
  const credit = (id: string, ids: object) =>
    hear('owner', 'iterate', ask(owner, 'POST', `/api/projects/${id}/iterations`, { ...change, ...ids }));
  await credit(projectId, { feedbackIds: [feedbackId], skipIds: [] });
  await credit(skippedId, { feedbackIds: [], skipIds: [skipId] });
  await ask(canary, 'PATCH', one, { rating: 5, comment: `${comment} It is there after all.` });
  await publishAll(world);
  await ask(canary, 'DELETE', one);
  await publishAll(world);
  await ask(canary, 'POST', `${one}/restorations`);
  await publishAll(world);
  await ask(canary, 'PUT', `/api/projects/${projectId}/reactions/heart`);
  await recordFoundElsewhere(canary.ctx, canary.id, [projectId]);
  await recountProject(world.ctx, projectId);
  await sumExposures(world.ctx, 'open');
}

/** Everything by which the canary could be told, however it is written. */
async function marksOf({ id, username, name, email, cookie, ctx }: TestPerson): Promise<string[]> {
  const { pairTag, authorTag } = authorTags(world.engines.vault, id, projectId);
  const tags = [pairTag, authorTag].flatMap((tag) => [tag.toString('hex'), tag.toString('base64')]);
  const session = cookie.split('=')[1] ?? '';
  return [id, id.replaceAll('-', ''), username, name, email, session, ctx.actor.sessionId, ...tags];
}

const ask = asker(() => app);

async function hear(who: string, what: string, asked: Promise<LightMyRequestResponse>): Promise<void> {
  const { headers, body } = await asked;
  outside.push({ who, what, text: JSON.stringify(headers) + body });
}

/** Where an endpoint answers about the canary's notes; whatever else it names does not exist. */
function addressOf({ path }: Endpoint, ids: Record<string, string>): string {
  const known = { feedbackId, skipId, kind: 'heart', username: 'owner', ...ids };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => known[name as 'kind'] ?? randomUUID());
}

/** Something for each field, so that most requests go through. */
function bodyFor({ name: endpoint, body }: Endpoint): object {
  const said: Record<string, unknown> = {
    ...{ rating: 3, comment: 'Written by somebody else, for the sake of the answer.', mark: null },
    ...{ agree: false, body: 'A comment by name.', text: 'Hello there.', inApp: true, byMail: true },
    ...{ whatChanged: 'Every page is linked now.', link: null, feedbackIds: [], skipIds: [] },
    ...(endpoint === 'feedback.skip' && { reason: 'other', note: 'Not for me.' }),
  };
  const fields = Object.keys(body?.shape ?? {});
  return Object.fromEntries(Object.entries(said).filter(([name]) => fields.includes(name)));
}

const found = (text: string) => marks.filter((mark) => text.toLowerCase().includes(mark.toLowerCase()));

describe('nothing that leaves the server tells who wrote a feedback', () => {
  it('in the answer to any request that a maker, a member or a guest can make about it', async () => {
    const asked: Record<string, TestPerson | undefined> = { owner, other, guest: undefined };
    const about = [{ projectId }, { projectId: skippedId }];
    for (const [who, person] of Object.entries(asked)) {
      for (const ids of about) {
        for (const endpoint of endpoints.filter(({ name }) => !name.startsWith('accounts.'))) {
          const payload = endpoint.body && bodyFor(endpoint);
          await hear(who, endpoint.name, ask(person, endpoint.method, addressOf(endpoint, ids), payload));
        }
      }
    }
    expect(outside.length).toBeGreaterThan(400);
    expect(outside.filter(({ text }) => found(text).length > 0)).toEqual([]);
    // The crawl would see it: the canary's own `me` says who they are.
    expect(found((await ask(canary, 'GET', '/api/me')).body)).not.toEqual([]);
  });

  it('in what its maker is told of how the project was met, nor in the table they may save', async () => {
    const own = `/api/projects/${projectId}`;
    for (const url of ['/api/me/ledgers', `${own}/figures`, `${own}/notes.csv`]) {
      const { statusCode, headers, body } = await ask(owner, 'GET', url);
      expect([url, statusCode, found(JSON.stringify(headers) + body)]).toEqual([url, 200, []]);
      // No moment either: days are all that is told.
      expect(body).not.toMatch(/\d{2}:\d{2}/);
    }
    const { ledger } = (await ask(owner, 'GET', `${own}/figures`)).json();
    expect([ledger.shown, ledger.opened, ledger.tested]).toEqual([1, 1, 0]);
    expect((await ask(owner, 'GET', `${own}/notes.csv`)).body).toContain('It is there after all.');
  });

  it('in any event, push, job or mail', async () => {
    await publishAll(world);
    const { events, jobs, pushes, mails } = world.happened;
    expect(events.filter(({ name }) => name.startsWith('feedback.')).length).toBeGreaterThan(8);
    expect(found(JSON.stringify({ events, jobs, pushes, mails }))).toEqual([]);
    const bells = pushes.filter(({ event }) => event === 'feedback.changed');
    const bell = (id: string) => ({
      topic: `project:${id}`,
      event: 'feedback.changed',
      payload: { projectId: id },
    });
    expect(new Set(bells.map((one) => JSON.stringify(one)))).toEqual(
      new Set([projectId, skippedId].map((id) => JSON.stringify(bell(id)))),
    );
  });

  it('in what other sites fetch of the projects', async () => {
    for (const id of [projectId, skippedId]) {
      for (const url of [`/badge/${id}.svg`, '/feeds/all.atom', '/feeds/saas.atom']) {
        const { headers, body } = await app.inject(url);
        expect([url, found(JSON.stringify(headers) + body)]).toEqual([url, []]);
      }
    }
  });

  it('in the database, to somebody who has all of it but not the keys', async () => {
    const { rows: tables } = await world.database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in ('public', 'hidden')
         and table_name not in ('users', 'sessions', 'terms_acceptances', 'reactions')`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const plain = [canary.id, canary.username, canary.email];
    for (const { name } of tables) {
      const { rows } = await world.database.pool.query(`select t::text as row from ${name} t`);
      const text = rows.map(({ row }) => row).join('\n');
      expect([name, plain.filter((mark) => text.includes(mark))]).toEqual([name, []]);
    }
  });

  it('in any push or mail that reaches somebody else, once all of it has been told', async () => {
    world.happened.pushes.length = 0;
    await workOff(world);
    world.clock.now = new Date(world.clock.now.getTime() + 30 * 60_000);
    const pushes = world.happened.pushes.filter(({ topic }) => topic !== `me:${canary.id}`);
    expect(pushes.length).toBeGreaterThan(0);
    expect(found(JSON.stringify(pushes))).toEqual([]);
    const mails = await mailDue(world);
    const toOthers = mails.filter(({ to }) => to !== canary.email);
    expect([mails.length - toOthers.length, toOthers.map(({ to }) => to)]).toEqual([1, [owner.email]]);
    expect(found(JSON.stringify(toOthers))).toEqual([]);
  });
});

it('gives maker, member and guest the same list to the byte, but for what is their own and what they may do', async () => {
  const list = async (person?: TestPerson) =>
    (await ask(person, 'GET', `/api/projects/${projectId}/feedback`)).body;
  const bare = (text: string) => text.replaceAll(/"own":(null|\{[^}]*\}),"can":\{[^}]*\}/g, '');
  const [forOwner, forCanary, forGuest] = [await list(owner), await list(canary), await list()];
  expect(JSON.parse(forGuest).items).toHaveLength(2);
  expect(bare(forOwner)).toBe(bare(forGuest));
  expect(bare(forCanary)).toBe(bare(forGuest));
  expect(forOwner).not.toBe(forGuest);
  expect(forOwner).not.toContain('"edit":true');
});

it('names both to each other once both agree, to nobody else, and opens their one conversation', async () => {
  const reveal = (person: TestPerson) =>
    ask(person, 'PUT', `/api/feedback/${feedbackId}/reveal`, { agree: true });
  await reveal(owner);
  await Promise.all([reveal(canary), reveal(owner), reveal(canary)]);
  await publishAll(world);
  const seen = await ask(canary, 'GET', `/api/feedback/${feedbackId}/thread`);
  const names = {
    maker: { username: 'owner', name: owner.name },
    tester: { username: canary.username, name: canary.name },
  };
  expect(seen.json().reveal.names).toEqual(names);
  const asOwner = await ask(owner, 'GET', `/api/feedback/${feedbackId}/thread`);
  expect(asOwner.json().reveal.names).toEqual(names);
  expect(
    asOwner
      .json()
      .messages.slice(0, 2)
      .map(({ from, text }: { from: string; text: string }) => [from, text]),
  ).toEqual([
    ['tester', 'It was the one after the list.'],
    ['maker', 'Thanks.'],
  ]);
  const { rows } = await world.database.pool.query(
    'select id from conversations where revealed_at is not null',
  );
  expect(rows).toEqual([{ id: asOwner.json().reveal.conversationId }]);
  expect((await ask(other, 'GET', `/api/feedback/${feedbackId}/thread`)).statusCode).toBe(404);
  expect(found((await ask(owner, 'GET', `/api/projects/${projectId}/feedback`)).body)).toEqual([]);

  const taken = await ask(canary, 'PUT', `/api/feedback/${feedbackId}/reveal`, { agree: false });
  expect(taken.json().reveal.names).toEqual(names);
});
