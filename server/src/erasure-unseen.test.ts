import { randomUUID } from 'node:crypto';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recountProject } from './features/trials/distribution/need/recount-project.ts';
import { publishResponses } from './features/trials/feedback/publish/publish-responses.ts';
import { asker, makePerson, makeProject, type TestPerson } from './testing/people/makers-and-testers.ts';
import { runJob } from './testing/people/testers.ts';
import { tidepool } from './testing/projects/projects.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

/**
 * Everything that can be asked is asked before and after a hidden tester's account goes. Whatever differs besides the account's
 * own name says whose the notes were.
 */
let world: World;
let app: FastifyInstance;
let [maker, tester, other] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let [projectId, skippedId, feedbackId] = ['', '', ''];
let talk = { id: '', channelId: '' };
let [groupId, inviteCode] = ['', ''];
const ask = asker(() => app);
const password = 'a long enough password';
const words = 'Set it up for our street in four minutes. I could not find a way to mute it overnight.';

/** Of these the answer is the asker's own account, no hidden tester's doing, or drawn anew with each look. */
const left = new Set([
  'accounts.listCommonPasswords',
  'accounts.listSessions',
  'comments.listReplies',
  'feed.countFresh',
  'feed.read',
  'personal-data.downloadExport',
  'projects.checkPage',
]);
/** The account's name goes with the account, under that name. */
const goesUnderItsName = new Set(['maker profiles.find', 'other profiles.find']);

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
afterAll(() => world.close());

async function at(time: string): Promise<void> {
  world.clock.now = new Date(time);
  await publishResponses(world.jobCtx);
}

const on = (project: string, path: string) => `/api/projects/${project}${path}`;

/** A note, an answer to a question, skips of both projects and a thread, all shown; an iteration that came of it. */
beforeEach(async () => {
  world.clock.now = new Date('2026-11-02T10:02:00Z');
  [maker, other] = [await makePerson(world, 'maker'), await makePerson(world, 'other')];
  tester = await makePerson(world, 'tester', { password });
  [projectId, skippedId] = [await makeProject(world, maker.id), await makeProject(world, maker.id)];
  await ask(maker, 'PUT', on(projectId, ''), { ...tidepool, questions: ['What is missing?'] });
  talk = (await ask(maker, 'PUT', `/api/conversations/with/${other.username}`)).json();
  await ask(maker, 'POST', `/api/channels/${talk.channelId}/messages`, {
    id: uuidV7(randomUUID()),
    text: 'Hello.',
  });
  const group = { name: 'Harbour makers', description: '', categories: ['local'], visibility: 'public' };
  groupId = (await ask(maker, 'POST', '/api/groups', group)).json().id;
  inviteCode = (await ask(maker, 'POST', `/api/groups/${groupId}/invites`, { days: 30 })).json().code;
  await ask(maker, 'PUT', `/api/groups/${groupId}/projects/${projectId}`);
  await skipByFive('early');
  await at('2026-11-02T10:15:00Z');
  world.clock.now = new Date('2026-11-09T08:00:00Z');
  await skipByFive('late');
  await ask(tester, 'POST', on(skippedId, '/skips'), { reason: 'other', note: 'Mine.' });
  const answers = [{ question: 'What is missing?', answer: 'A mute button.' }];
  const given = await ask(tester, 'POST', on(projectId, '/feedback'), { rating: 4, comment: words, answers });
  feedbackId = given.json().id;
  await world.database.pool.query(
    "update feedback set uncounted_for = null, evidence = 'used' where id = $1",
    [feedbackId],
  );
  await at('2026-11-09T08:15:00Z');
  await ask(maker, 'PUT', `/api/feedback/${feedbackId}/thread/messages/${randomUUID()}`, {
    text: 'Thank you.',
  });
  await ask(tester, 'PUT', `/api/feedback/${feedbackId}/thread/messages/${randomUUID()}`, {
    text: 'Gladly.',
  });
  const iteration = {
    whatChanged: 'There is a mute button now.',
    link: null,
    feedbackIds: [feedbackId],
    skipIds: [],
  };
  await ask(maker, 'POST', on(projectId, '/iterations'), iteration);
  await at('2026-11-09T08:30:00Z');
  await recount();
  world.clock.now = new Date('2026-11-12T10:07:00Z');
  await world.database.pool.query('update sessions set last_used_at = $1, identity_confirmed_at = $1', [
    world.clock.now,
  ]);
});

async function skipByFive(when: string): Promise<void> {
  for (let count = 0; count < 5; count++) {
    const reason = count % 2 ? 'other' : 'unclear_value';
    const skipper = await makePerson(world, `${when}_${count}`);
    await ask(skipper, 'POST', on(projectId, '/skips'), { reason, note: `Note ${count}.` });
  }
}

async function recount(): Promise<void> {
  for (const id of [projectId, skippedId]) await recountProject(world.ctx, id);
}

/** What somebody gets from every address that can be read, by who asks and what. */
async function everythingSeen(): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  const readable = endpoints.filter(
    ({ method, access, name }) => method === 'GET' && access !== 'admin' && !left.has(name),
  );
  for (const [who, person] of Object.entries({ maker, other, guest: undefined })) {
    for (const { name, path } of readable) {
      for (const project of path.includes(':projectId') ? [projectId, skippedId] : [projectId]) {
        const answer = await ask(person, 'GET', addressOf(path, project));
        const place = project === projectId ? name : `${name} of the skipped project`;
        seen[`${who} ${place}`] = `${answer.statusCode} ${answer.body.replace(/"requestId":"[^"]*"/, '')}`;
      }
    }
  }
  return seen;
}

function addressOf(path: string, project: string): string {
  const known: Record<string, string> = {
    projectId: project,
    feedbackId,
    channelId: talk.channelId,
    conversationId: talk.id,
    groupId,
    code: inviteCode,
    username: maker.username,
    reference: 'FL-2222-22',
    date: '2026-11-15',
    token: `00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`,
  };
  const filled = path.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    const value = known[parameter];
    // A new address must say here what is asked of it, or stand among those left out.
    if (!value) throw new Error(`${path} needs ${parameter}`);
    return value;
  });
  if (path.startsWith('/api/finds/people')) return `${filled}?query=${tester.username}`;
  return path.startsWith('/api/finds/') ? `${filled}?query=tide` : filled;
}

it('shows nobody that the author of a note has deleted their account, in no answer there is', async () => {
  const before = await everythingSeen();
  expect(before['maker dashboard.readSteps']).toContain('"minutes":');
  expect(before['maker feedback.listInbox']).toContain(feedbackId);
  const gone = await ask(tester, 'POST', '/api/me/erasure', { username: tester.username, password });
  expect(gone.statusCode).toBe(204);
  const differing = (after: Record<string, string>) =>
    Object.keys(before).filter((place) => before[place] !== after[place] && !goesUnderItsName.has(place));
  expect(differing(await everythingSeen())).toEqual([]);
  await runJob(world, 'personal-data.finish-erasure', { personId: tester.id });
  expect(differing(await everythingSeen())).toEqual([]);
  await recount();
  expect(differing(await everythingSeen())).toEqual([]);
}, 60_000);
