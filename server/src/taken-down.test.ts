import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { messageAddress } from '@firstlight/contract/talk/channels/message.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonalTable } from './core/personal-part.ts';
import { inTransaction } from './core/transaction.ts';
import { storeProfile } from './features/people/accounts/store-profile.ts';
import { writeComment } from './features/showcase/comments/write-comment.ts';
import { sendToChannel } from './features/talk/channels/write/send-to-channel.ts';
import { pairUp } from './features/talk/conversations/pair-up.ts';
import { readConversation } from './features/talk/conversations/read-conversation.ts';
import { joinGroup } from './features/talk/groups/members/join-group.ts';
import { createGroup } from './features/talk/groups/settings/create-group.ts';
import { skipProject } from './features/trials/feedback/skips/skip-project.ts';
import { replyInThread } from './features/trials/feedback/threads/reply-in-thread.ts';
import { publishIteration } from './features/trials/iterations/publish-iteration.ts';
import { personalParts, reportables } from './main/registries.ts';
import { give } from './testing/attacks/hidden-notes.ts';
import { makePerson, type TestPerson } from './testing/people/makers-and-testers.ts';
import { as } from './testing/people/testers.ts';
import { newProject } from './testing/projects/projects.ts';
import { publishAll } from './testing/projects/release.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

type Person = 'maker' | 'tester' | 'skipper' | 'other';

/** The table in the README of visibility: kind, who wrote it, where they go on reading it. */
const table = readFileSync(
  new URL('features/showcase/projects/visibility/README.md', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()))
  .map(([, kind = '', author = '', place = '']) => ({ kind, author: author as Person, place }));

let world: World;
let people: Record<Person, TestPerson>;
let known: Record<string, string>;
/** By kind: the id of one of each, whose words hold the kind’s canary. */
const ids: Record<string, string> = {};
const canary = (kind: string) => `canary${kind.replace('_', '')}`;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  const [maker, tester, skipper, other] = await Promise.all(
    ['maker', 'tester', 'skipper', 'other'].map((name) => makePerson(world, name)),
  );
  if (!maker || !tester || !skipper || !other) throw new Error('four people');
  people = { maker, tester, skipper, other };
  const act = ({ ctx }: TestPerson) => ({ ...as(world, ctx.actor), newId: randomUUID });
  const tagline = `It is ${canary('project')}.`;
  const projectId = await newProject(world, maker.ctx.actor, { tagline });
  ids['project'] = projectId;
  await storeProfile(world.ctx, tester.id, { bio: `I am ${canary('profile')}.` });
  ids['profile'] = tester.id;
  const comment = await writeComment(act(tester), { projectId, body: `Asks ${canary('comment')}?` });
  ids['comment'] = comment.id;
  const words = `The first screen is clear, the second ${canary('feedback')} asks too much of me.`;
  ids['feedback'] = (await give(world, projectId, tester, words)).id;
  const note = { projectId, reason: 'other' as const, note: `No ${canary('skip_note')}` };
  ids['skip_note'] = (await skipProject(act(skipper), note)).id;
  await publishAll(world);
  const messageId = randomUUID();
  const text = `Where is ${canary('thread_message')}?`;
  await replyInThread(act(maker), { feedbackId: ids['feedback'], messageId, text });
  ids['thread_message'] = messageId;
  const { id: conversationId } = await pairUp(act(maker), [maker.id, other.id], maker.id);
  const { channelId } = await readConversation(act(maker), { conversationId });
  const direct = { channelId, id: randomUUID() };
  ids['direct_message'] = messageAddress(direct);
  await sendToChannel(act(maker), { ...direct, text: `Dear ${canary('direct_message')}` });
  const form = { name: 'Harbour makers', categories: ['local' as const], visibility: 'public' as const };
  const group = await createGroup(act(maker), { ...form, description: `For ${canary('group')}.` });
  ids['group'] = group.id;
  const groupChannelId = group.members?.channels[0]?.id ?? '';
  await joinGroup(act(other), { groupId: group.id });
  const said = { channelId: groupChannelId, id: randomUUID() };
  ids['channel_message'] = messageAddress(said);
  await sendToChannel(act(maker), { ...said, text: `All ${canary('channel_message')}` });
  const whatChanged = `The second screen ${canary('iteration')} is gone.`;
  const notes = { feedbackIds: [ids['feedback']], skipIds: [] };
  const iteration = await publishIteration(act(maker), { projectId, whatChanged, link: null, ...notes });
  ids['iteration'] = iteration.id;
  known = { projectId, feedbackId: ids['feedback'], commentId: comment.id, username: 'tester' };
  known['date'] = '2026-11-15';
  await world.database.pool.query(
    `insert into newsletter_issues (kind, due_at, state, chosen) values ('weekly', '2026-11-15T16:00Z', 'sent', $1)`,
    [[projectId]],
  );
  Object.assign(known, { channelId, groupChannelId, conversationId, groupId: group.id });
});
afterAll(() => world.close());

/** Every address that can be asked with what this scene knows, and what other sites are given. */
const addresses = () => [
  ...endpoints
    .filter(({ method, download, access }) => method === 'GET' && !download && access !== 'admin')
    .flatMap(({ path }) => [...new Set([path, path.replace(':channelId', ':groupChannelId')])])
    .map((path) => path.replaceAll(/:(\w+)/g, (whole, name: string) => known[name] ?? whole))
    .filter((path) => !path.includes(':')),
  `/api/projects/${ids['project']}/notes.csv`,
  '/feed.xml',
  '/sitemap.xml',
];

type Readers = Record<string, Record<string, string[]>>;

/** Asks every address as each of these people and as a guest. Returns, by kind and person, the addresses that hold its canary. */
async function readersOf(kinds: readonly string[]): Promise<Readers> {
  // What guests see first is made once a second.
  world.clock.now = new Date(world.clock.now.getTime() + 2000);
  const app = await world.app(unlimited);
  const found: Readers = Object.fromEntries(kinds.map((kind) => [kind, {}]));
  for (const [name, person] of [...Object.entries(people), ['guest', undefined] as const]) {
    for (const url of addresses()) {
      const { body } = await app.inject({
        method: 'GET',
        url,
        ...(person && { headers: { cookie: person.cookie } }),
      });
      for (const kind of kinds.filter((one) => body.includes(canary(one))))
        found[kind] = { ...found[kind], [name]: [...(found[kind]?.[name] ?? []), url] };
    }
  }
  return found;
}

const takeDown = (kind: string, isTaken: boolean) =>
  inTransaction(world.ctx, async (tx) => {
    await reportables.find((one) => one.kind === kind)?.takeDown(tx, ids[kind] ?? '', isTaken);
  });

const counts = () =>
  world.database.db
    .selectFrom('projectStats')
    .select(['feedbackCount', 'skipCount', 'ratingSum', 'listed'])
    .where('projectId', '=', ids['project'] ?? '')
    .executeTakeFirstOrThrow();

describe('what is taken down', () => {
  it('is of every kind that can be reported', () => {
    expect(table.map(({ kind }) => kind).toSorted()).toEqual(reportables.map(({ kind }) => kind).toSorted());
  });

  // One reading before and one after all of them: each takes a second and sees all kinds.
  let before: Readers;
  beforeAll(async () => {
    before = await readersOf(table.map(({ kind }) => kind));
  });

  it.each(table)('$kind: only the $author reads it', async ({ kind, author, place }) => {
    const figures = await counts();
    const others = Object.keys(before[kind] ?? {}).filter((name) => name !== author);
    expect(others.length).toBeGreaterThan(0);
    await takeDown(kind, true);
    await takeDown(kind, true);
    const during = await readersOf([kind]);
    expect(during[kind]).toEqual({ [author]: expect.anything() });
    const path = place.replaceAll(/:(\w+)/g, (_, name: string) => known[name] ?? '');
    expect(during[kind]?.[author]).toContain(path);
    await takeDown(kind, false);
    expect(await counts()).toEqual(figures);
  });

  it('comes back to all who read it before', async () => {
    expect(await readersOf(table.map(({ kind }) => kind))).toEqual(before);
  });

  it.each(table)('$kind: to somebody who may not see it, it cannot be reported', async ({ kind }) => {
    const reportable = reportables.find((one) => one.kind === kind);
    const address = kind === 'profile' ? 'tester' : (ids[kind] ?? '');
    await takeDown(kind, true);
    const { ctx } = people.other;
    if (kind !== 'profile') expect(await reportable?.find(ctx, address)).toBeUndefined();
    await takeDown(kind, false);
    const isPrivate = kind === 'skip_note' || kind === 'thread_message';
    expect(await reportable?.find(ctx, address)).toBe(isPrivate ? undefined : ids[kind]);
  });
});

it('moves the figures: a feedback and a skip that are taken down count nowhere', async () => {
  const before = await counts();
  await takeDown('feedback', true);
  await takeDown('skip_note', true);
  const after = await counts();
  expect(after.feedbackCount).toBe(before.feedbackCount - 1);
  expect(after.skipCount).toBe(before.skipCount - 1);
  await takeDown('feedback', false);
  await takeDown('skip_note', false);
  expect(await counts()).toEqual(before);
});

it('covers every column in which somebody writes for others, and no other', () => {
  const written = personalParts.flatMap(({ tables }) =>
    (Object.entries(tables) as [string, PersonalTable<'users'>][]).flatMap(([name, { columns }]) =>
      Object.entries(columns)
        .filter(([, note]) => note.is === 'exported' && note.isWords)
        .map(([column]) => `${name}.${column}`),
    ),
  );
  const covered = new Set(reportables.flatMap(({ covers }) => covers));
  expect([...covered].toSorted()).toEqual(written.toSorted());
});
