import { createHash, randomUUID } from 'node:crypto';
import { terms } from '@firstlight/contract/legal.ts';
import { ask } from '../processes/harness/ask.ts';
import { releaseActs } from '../processes/harness/release-acts.ts';
import type { World } from '../processes/harness/world.ts';
import type { KnownRequest } from './careful-people.ts';
import type { Dice } from './dice.ts';
import { aPicture } from './hostile-file.ts';

const pairs = 6;
const projectsEach = 5;
const password = 'three slow tides';

const project = {
  name: 'Tidepool',
  tagline: 'Splits a café’s daily takings between staff.',
  description: 'The till closes and everybody sees their share. No spreadsheet, no arguing.',
  link: 'https://tidepool.example',
  callToActionUrl: null,
  categories: ['finance', 'local'],
  demoType: 'live',
  language: 'en',
  coverAlt: '',
};
const written = {
  rating: 4,
  comment: 'The split is clear at once, though I could not find how to correct it.',
};

interface Person {
  id: string;
  username: string;
  cookie: string;
}

/** A maker with projects and a tester who knows them: what the one may do to them, the other may not. */
interface Pair {
  maker: Person;
  tester: Person;
  /** Somebody who will delete their account. */
  leaver: Person;
  projects: string[];
  draftId: string;
  feedbackId: string;
  commentId: string;
  skipId: string;
  iterationId: string;
  exportId: string;
}

type Request = Omit<KnownRequest, 'cookie'> & { by?: Person };

export async function meetBusyPeople(
  world: World,
  url: string,
): Promise<(operation: string, dice: Dice) => KnownRequest | undefined> {
  const known: Pair[] = [];
  // Only to show makers what testers did: what the fuzzer sends afterwards stays undone.
  const worker = await world.startWorker();
  for (let index = 0; index < pairs; index += 1) known.push(await meet(world, url, index));
  await worker.end('SIGTERM');
  return (operation, dice) => {
    const pair = dice.pick(known);
    const { by = pair.maker, ...request } = requestsOf(pair, dice)[operation] ?? {};
    return operation in requestsOf(pair, dice) ? { cookie: by.cookie, ...request } : undefined;
  };
}

function requestsOf(pair: Pair, dice: Dice): Record<string, Request> {
  const { maker, tester, leaver, projects, draftId, feedbackId, commentId, skipId } = pair;
  // The first stays as it is, because feedback and comments hang on it; the others come and go.
  const first = { params: { projectId: projects[0] ?? '' } };
  const other = { params: { projectId: projects[1 + dice.below(projectsEach - 1)] ?? '' } };
  const feedback = { params: { feedbackId } };
  const comment = { params: { commentId } };
  const made = { params: { iterationId: pair.iterationId } };
  return {
    'accounts.edit': { by: tester },
    'accounts.changeUsername': { by: tester },
    'accounts.removeSecondFactor': { by: tester },
    'accounts.listPasskeys': { by: tester },
    'accounts.beginPasskey': { by: tester },
    'personal-data.readExport': {},
    'personal-data.askExport': { by: tester },
    'personal-data.openExport': { params: { id: pair.exportId } },
    'personal-data.downloadExport': { params: { id: pair.exportId } },
    'personal-data.eraseAccount': { by: leaver, body: { username: leaver.username, password } },
    'profiles.read': { params: { username: maker.username } },
    'profiles.listProjects': { params: { username: maker.username } },
    'profiles.readOwn': {},
    'profiles.edit': {},
    'profiles.changeAvatar': {},
    'profiles.removeAvatar': {},
    'projects.listOwn': {},
    'projects.listDrafts': {},
    'projects.publish': { body: project },
    'projects.read': first,
    'projects.edit': { ...first, body: project },
    'projects.changeVisibility': other,
    'projects.remove': other,
    'projects.restore': other,
    'projects.changeCover': first,
    'projects.removeCover': first,
    'projects.keepDraft': { params: { draftId }, body: { name: 'Half a thought' } },
    'projects.dropDraft': { params: { draftId } },
    'feedback.startTest': { by: tester, ...first },
    'feedback.returnFromTest': { by: tester, ...first },
    'feedback.list': first,
    'feedback.give': { by: tester, ...other, body: written },
    'feedback.readOwn': { by: tester, ...first },
    'feedback.preview': { by: tester, ...first },
    'feedback.edit': { by: tester, ...feedback, body: written },
    'feedback.remove': { by: tester, ...feedback },
    'feedback.restore': { by: tester, ...feedback },
    'feedback.mark': feedback,
    'feedback.readThread': feedback,
    'feedback.reply': { params: { feedbackId, messageId: randomUUID() } },
    'feedback.agreeToReveal': feedback,
    'feedback.skip': { by: tester, ...other, body: { reason: 'other', note: 'Not on a phone.' } },
    'feedback.listSkips': first,
    'feedback.takeBackSkip': { by: tester, params: { skipId } },
    'reactions.read': first,
    'reactions.add': { by: tester, ...first },
    'reactions.remove': { by: tester, ...first },
    'comments.list': first,
    'comments.write': { ...first, body: { body: 'Is there a dark theme?' } },
    'comments.listReplies': comment,
    'comments.edit': { by: tester, ...comment, body: { body: 'Otherwise.' } },
    'comments.remove': { by: tester, ...comment },
    'comments.restore': { by: tester, ...comment },
    'iterations.publish': { ...first, body: iteration(feedbackId) },
    'iterations.list': first,
    'iterations.edit': { ...made, body: { whatChanged: 'The split can be corrected by hand.', link: null } },
    'iterations.remove': made,
    'iterations.restore': made,
    'iterations.readSkipDiagnosis': first,
    'validation.read': first,
    'dashboard.listLedgers': {},
    'dashboard.readFigures': first,
    'dashboard.exportNotes': first,
    'feedback.listOwn': { by: tester },
    'feedback.listOwnSkips': { by: tester },
    'feed.read': { by: tester },
    'feed.countFresh': { by: tester },
    'feed.markShown': { by: tester },
    'feed.noteSkipTime': { by: tester },
    'notifications.list': {},
    'notifications.countUnread': {},
    'notifications.markRead': {},
    'notifications.readChoices': {},
    'notifications.choose': { params: { kind: 'comment' } },
    'notifications.readPush': {},
    'notifications.turnOnPush': { body: subscription() },
    'notifications.turnOffPush': {},
    'distribution.startRun': {},
    'distribution.readLatestRun': {},
    'distribution.readMetrics': {},
    'feed.readSkipTimes': {},
  };
}

/** The key is the one of RFC 8291's example. */
const subscription = () => ({
  address: `https://push.example/${randomUUID()}`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
});

const iteration = (feedbackId: string) => ({
  whatChanged: 'The split can be corrected by hand.',
  link: null,
  feedbackIds: [feedbackId],
  skipIds: [],
});

async function meet(world: World, url: string, index: number): Promise<Pair> {
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
  await releaseActs(world.database.query, first);
  const commentId = await test('POST', `/api/projects/${first}/comments`, { body: 'Is there an export?' });
  const note = { reason: 'other', note: 'Not on a phone.' };
  const skipId = await test('POST', `/api/projects/${second}/skips`, note);
  // It may be taken back only for a moment, which a busy machine lets pass.
  await world.database.query(
    "update hidden.skip_authors set skipped_at = now() + interval '1 hour' where skip_id = $1",
    [skipId],
  );
  const iterationId = await make('POST', `/api/projects/${first}/iterations`, iteration(feedbackId));
  const draftId = randomUUID();
  await make('PUT', `/api/me/project-drafts/${draftId}`, { name: 'Half a thought' });
  const exportId = await readyExport(world, url, maker);
  return { maker, tester, leaver, projects, draftId, feedbackId, commentId, skipId, iterationId, exportId };
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
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at, proven_at)
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
