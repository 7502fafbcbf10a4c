import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { terms } from '@firstlight/contract/legal.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { StripeStandIn } from '../../server/src/testing/stripe-stand-in/start-stripe-stand-in.ts';
import { ask } from '../processes/harness/ask.ts';
import { publishResponses } from '../processes/harness/publish-responses.ts';
import type { World } from '../processes/harness/world.ts';
import {
  type BusyRequests,
  group,
  iteration,
  letterWish,
  type Pair,
  type Person,
  password,
  project,
  projectsEach,
  written,
} from './busy/busy-pair.ts';
import type { KnownRequest } from './careful-people.ts';
import type { Dice } from './dice.ts';
import { giveSupport } from './give-support.ts';
import { aPicture } from './hostile-file.ts';
import { openDoors } from './open-doors.ts';
import { reportSomebody } from './report-somebody.ts';
import { sanctionSomebody } from './sanction-somebody.ts';

const pairs = 6;
const groupsEach = 5;

/** Each feature's requests stand in a file of its own. */
const folder = join(import.meta.dirname, 'busy');
const files = globSync('*-busy.ts', { cwd: folder }).toSorted();
const lists: BusyRequests[] = await Promise.all(
  files.map(async (file) => (await import(join(folder, file))).requests),
);

export async function meetBusyPeople(
  world: World,
  url: string,
  stripe: StripeStandIn,
): Promise<(operation: string, dice: Dice) => KnownRequest | undefined> {
  const known: Pair[] = [];
  // Only to show makers what testers did: what the fuzzer sends afterwards stays undone.
  const worker = await world.startWorker();
  for (let index = 0; index < pairs; index += 1) known.push(await meet(world, url, stripe, index));
  await worker.end('SIGTERM');
  return (operation, dice) => {
    const pair = dice.pick(known);
    const [asked] = lists.flatMap((requests) => requests(pair, dice)[operation] ?? []);
    if (!asked) return undefined;
    const { by = pair.maker, ...request } = asked;
    return { cookie: by.cookie, ...request };
  };
}

async function meet(world: World, url: string, stripe: StripeStandIn, index: number): Promise<Pair> {
  const [maker, tester, leaver] = await Promise.all(
    ['maker', 'tester', 'leaver'].map((kind) => enter(world, url, `busy_${kind}_${index}`)),
  );
  if (!maker || !tester || !leaver) throw new Error('nobody came');
  const as = (person: Person) => (method: string, path: string, json?: object) =>
    idFrom(url, path, { method, headers: { cookie: person.cookie }, ...(json && { json }) });
  const [make, test] = [as(maker), as(tester)];
  await world.database.query('insert into admins (user_id, granted_at) values ($1, now())', [maker.id]);
  await world.database.query(
    `insert into passkeys (id, user_id, credential_id, public_key, sign_count, name, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, 'x', 0, 'Key', now())`,
    [maker.id],
  );
  await world.database.query('update sessions set took_second_step = true where user_id = $1', [maker.id]);

  const projects: string[] = [];
  for (let made = 0; made < projectsEach; made += 1)
    projects.push(await make('POST', '/api/projects', project));
  const [first = '', second] = projects;
  await test('POST', `/api/projects/${first}/tests`);
  const feedbackId = await test('POST', `/api/projects/${first}/feedback`, written);
  await publishResponses(world.database.query, first);
  const commentId = await test('POST', `/api/projects/${first}/comments`, { body: 'Is there an export?' });
  const talk = await talkTogether(world, url, tester, maker);
  const note = { reason: 'other', note: 'Not on a phone.' };
  const skipId = await test('POST', `/api/projects/${second}/skips`, note);
  // It may be taken back only for a moment, which a busy machine lets pass.
  await world.database.query(
    "update hidden.skip_authors set skipped_at = now() + interval '1 hour' where skip_id = $1",
    [skipId],
  );
  const iterationId = await make('POST', `/api/projects/${first}/iterations`, iteration(feedbackId));
  await make('POST', '/api/newsletter/subscriptions', letterWish);
  // The first of all, so that its number is known.
  await world.database.query(
    `insert into newsletter_issues (kind, due_at, state) values ('weekly', date_trunc('day', now()), 'stopped')
     on conflict do nothing`,
  );
  const draftId = randomUUID();
  await make('PUT', `/api/me/project-drafts/${draftId}`, { name: 'Half a thought' });
  const exportId = await readyExport(world, url, maker);
  return {
    maker,
    tester,
    leaver,
    projects,
    draftId,
    feedbackId,
    commentId,
    ...talk,
    groups: await gather(world, url, maker, tester),
    doors: await openDoors(world, url, { maker, tester, projectId: first }),
    skipId,
    iterationId,
    exportId,
    sanctions: await sanctionSomebody(world, tester.id, index),
    cases: await reportSomebody(world, { testerId: tester.id, adminId: maker.id }),
    support: await giveSupport(world, url, stripe, maker),
  };
}

/** A conversation in which the one has written to the other. */
async function talkTogether(world: World, url: string, one: Person, other: Person) {
  const headers = { cookie: one.cookie };
  const path = `/api/conversations/with/${other.username}`;
  const conversationId = await idFrom(url, path, { method: 'PUT', headers });
  const [row] = await world.database.query<{ id: string }>(
    'select id from channels where conversation_id = $1',
    [conversationId],
  );
  const channelId = row?.id ?? '';
  const json = { id: uuidV7(randomUUID()), text: 'Shall we meet?' };
  await idFrom(url, `/api/channels/${channelId}/messages`, { method: 'POST', headers, json });
  return { conversationId, channelId };
}

/** Groups of the one in which the other is a member. */
async function gather(world: World, url: string, maker: Person, tester: Person) {
  const groups: Pair['groups'] = [];
  for (let made = 0; made < groupsEach; made += 1) {
    const headers = { cookie: maker.cookie };
    const id = await idFrom(url, '/api/groups', { method: 'POST', headers, json: group });
    const news = await idFrom(url, `/api/groups/${id}/channels`, {
      method: 'POST',
      headers,
      json: { name: 'news' },
    });
    await idFrom(url, `/api/groups/${id}/membership`, { method: 'PUT', headers: { cookie: tester.cookie } });
    const [row] = await world.database.query<{ id: string }>(
      "select id from channels where group_id = $1 and name = 'general'",
      [id],
    );
    groups.push({ id, general: row?.id ?? '', news });
  }
  return groups;
}

async function enter(world: World, url: string, username: string): Promise<Person> {
  const account = { name: 'Busy', username, email: `${username}@example.org`, role: 'both', language: 'en' };
  await ask(url, '/api/accounts', { json: { ...account, password } });
  const [row] = await world.database.query<{ id: string }>(
    'update users set email_verified_at = now() where username = $1 returning id',
    [username],
  );
  const id = row?.id ?? '';
  const token = createHash('sha256').update(`busy ${username}`).digest('base64url');
  await world.database.query(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at, identity_confirmed_at)
     values (gen_random_uuid(), $1, $2, now(), now(), now() + interval '1 day', now())`,
    [id, createHash('sha256').update(token).digest()],
  );
  const cookie = `__Host-session=${token}`;
  await ask(url, '/api/me/terms', { json: { version: terms.version }, headers: { cookie } });
  return { id, username, cookie };
}

/** No worker runs here that could build one: a picture that lies in the file store stands for the archive. */
async function readyExport(world: World, url: string, { id, cookie }: Person): Promise<string> {
  const headers = { cookie, 'content-type': 'image/png' };
  const { text } = await ask(url, '/api/me/avatar', { method: 'PUT', headers, body: aPicture() });
  const address: string = JSON.parse(text).avatar.large;
  const file = await ask(url, address);
  const exportId = randomUUID();
  await world.database.query(
    `insert into exports (id, user_id, state, file_key, bytes, asked_at, expires_at)
     values ($1, $2, 'ready', $3, $4, now(), now() + interval '1 day')`,
    [exportId, id, address.replace('/files/', ''), Number(file.headers['content-length'])],
  );
  return exportId;
}

async function idFrom(url: string, path: string, question: Parameters<typeof ask>[2]): Promise<string> {
  const answer = await ask(url, path, question);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.text === '' ? '' : String(JSON.parse(answer.text).id);
}
