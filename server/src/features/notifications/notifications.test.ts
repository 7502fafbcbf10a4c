import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context, Member } from '../../core/context.ts';
import { type Person, verifiedPerson } from '../../testing/people.ts';
import { testWorld, type World } from '../../testing/world.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { countUnread } from './count-unread.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { forgetOldNews, gatherDue, mailNews } from './notifications.jobs.ts';
import { readChoices } from './read-choices.ts';
import { tell } from './tell.ts';

let world: World;
let owner: Context<Member>;
let other: Context<Member>;
let project: string;

beforeAll(async () => {
  world = await testWorld();
  owner = await memberCtx({
    name: 'Maya Roux',
    username: 'maya',
    email: 'maya@example.org',
    password: 'slow tides',
  });
  other = await memberCtx({
    name: 'Idris Bell',
    username: 'idris',
    email: 'idris@example.org',
    password: 'slow tides',
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const sent of Object.values(world.happened)) sent.length = 0;
  for (const table of [
    'notifications',
    'notificationCauses',
    'notificationChoices',
    'notificationMails',
  ] as const)
    await world.database.db.deleteFrom(table).execute();
  project = await publishedProject('Tidepool');
});

async function memberCtx(person: Person): Promise<Context<Member>> {
  await verifiedPerson(world, await world.app(), person);
  const { id } = await world.database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', person.username)
    .executeTakeFirstOrThrow();
  const actor: Member = {
    kind: 'member',
    id,
    username: person.username,
    sessionId: randomUUID(),
    hasAcceptedTerms: true,
    isAdmin: false,
    address: '10.0.0.1',
  };
  return { ...world.ctx, actor };
}

async function publishedProject(name: string): Promise<string> {
  const id = randomUUID();
  const shared = { ownerId: owner.actor.id, categories: 1, publishedAt: world.clock.now };
  await world.database.db
    .insertInto('projects')
    .values({
      ...shared,
      id,
      name,
      tagline: '',
      description: 'x'.repeat(30),
      summary: '',
      demoType: 'live',
      language: 'en',
    })
    .execute();
  await world.database.db
    .insertInto('projectStats')
    .values({ ...shared, projectId: id, listed: true })
    .execute();
  return id;
}

const feedbackGiven = (cause: string = randomUUID()) =>
  tell(world.jobCtx, {
    userId: owner.actor.id,
    kind: 'feedback',
    subjectId: project,
    projectId: project,
    actorId: null,
    cause,
  });

const mentioned = (cause: string = randomUUID()) =>
  tell(world.jobCtx, {
    userId: owner.actor.id,
    kind: 'mention',
    subjectId: project,
    projectId: project,
    actorId: other.actor.id,
    cause,
  });

const listed = async (only?: 'mentions') =>
  (await listNotifications(owner, { only, after: undefined })).items;

describe('news', () => {
  it('about one subject joins one line until it is read, then begins a new one', async () => {
    await feedbackGiven();
    await feedbackGiven();
    expect(await listed()).toMatchObject([{ kind: 'feedback', count: 2, isRead: false }]);
    await markRead(owner, { id: null });
    await feedbackGiven();
    expect((await listed()).map(({ count, isRead }) => [count, isRead])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('is told once when its job runs twice, also at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => feedbackGiven('one and the same')));
    expect(await listed()).toMatchObject([{ count: 1 }]);
  });

  it('of fifty at once is counted fifty times', async () => {
    await Promise.all(Array.from({ length: 50 }, () => feedbackGiven()));
    expect(await listed()).toMatchObject([{ count: 50 }]);
  });

  it('from a hidden tester names nobody and only the day', async () => {
    await feedbackGiven();
    expect(await listed()).toMatchObject([{ actor: null, at: '2026-11-16' }]);
  });

  it('from a hidden tester waits for the next quarter of an hour, in the list and in the count', async () => {
    const at = (time: string) => ({ ...owner, now: () => new Date(`2026-11-16T${time}Z`) });
    await tell(
      { ...world.jobCtx, now: at('10:00:01').now },
      {
        userId: owner.actor.id,
        kind: 'feedback',
        subjectId: project,
        projectId: project,
        actorId: null,
        cause: 'late',
      },
    );
    await markRead(at('10:14:58'), { id: null });
    expect((await listNotifications(at('10:14:59'), { only: undefined, after: undefined })).items).toEqual(
      [],
    );
    expect([await countUnread(at('10:14:59')), await countUnread(at('10:15:00'))]).toEqual([
      { count: 0 },
      { count: 1 },
    ]);
  });

  it('from somebody under their own name says who and when', async () => {
    await mentioned();
    expect(await listed('mentions')).toMatchObject([
      { actor: { name: 'Idris Bell', username: 'idris' }, at: '2026-11-16T10:00:00.000Z' },
    ]);
  });

  it('rings the bell of its owner after the commit, slowly where a hidden tester is the cause', async () => {
    await feedbackGiven();
    await mentioned();
    expect(world.happened.pushes).toEqual([
      { room: `user:${owner.actor.id}`, event: 'notifications.quietly_changed', payload: {} },
      { room: `user:${owner.actor.id}`, event: 'notifications.changed', payload: {} },
    ]);
  });

  it('cannot be read or counted by anybody else', async () => {
    await feedbackGiven();
    const [mine] = await listed();
    await expect(markRead(other, { id: mine?.id ?? null })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    expect((await listNotifications(other, { only: undefined, after: undefined })).items).toEqual([]);
    expect([await countUnread(other), await countUnread(owner)]).toEqual([{ count: 0 }, { count: 1 }]);
  });

  it('about a project that was deleted is gone with it', async () => {
    await feedbackGiven();
    await world.database.db
      .updateTable('projects')
      .set({ deletedAt: world.clock.now })
      .where('id', '=', project)
      .execute();
    expect(await listed()).toEqual([]);
  });

  it('comes in pages that neither repeat nor leave out', async () => {
    for (let n = 0; n < 25; n += 1) {
      project = await publishedProject(`Project ${n}`);
      await feedbackGiven();
    }
    const first = await listNotifications(owner, { only: undefined, after: undefined });
    const second = await listNotifications(owner, { only: undefined, after: first.next ?? '' });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([first.items.length, second.items.length, new Set(ids).size]).toEqual([20, 5, 25]);
    expect(second.next).toBeNull();
  });

  it('is forgotten after ninety days', async () => {
    await feedbackGiven();
    const runAt = (date: string) => forgetOldNews.run({ ...world.jobCtx, now: () => new Date(date) }, {});
    await runAt('2027-02-14T09:59:59Z');
    expect(await listed()).toHaveLength(1);
    await runAt('2027-02-14T10:00:01Z');
    expect(await listed()).toHaveLength(0);
  });
});

describe('a choice', () => {
  it('is what the contract proposes until one is made', async () => {
    expect(await readChoices(owner)).toContainEqual({ kind: 'comment', inApp: true, byMail: false });
    await chooseNotifications(owner, { kind: 'comment', inApp: false, byMail: true });
    await chooseNotifications(owner, { kind: 'comment', inApp: true, byMail: true });
    expect(await readChoices(owner)).toContainEqual({ kind: 'comment', inApp: true, byMail: true });
  });

  it('of neither way keeps the news away altogether', async () => {
    await chooseNotifications(owner, { kind: 'feedback', inApp: false, byMail: false });
    await feedbackGiven();
    expect(await listed()).toEqual([]);
    expect(await mailsUntil('2026-11-20T10:00:00Z')).toEqual([]);
  });

  it('of mail alone is mailed and not listed', async () => {
    await chooseNotifications(owner, { kind: 'feedback', inApp: false, byMail: true });
    await feedbackGiven();
    expect(await listed()).toEqual([]);
    expect(await mailsUntil('2026-11-16T10:06:00Z')).toEqual(['A tester gave feedback on Tidepool']);
  });
});

/** The subjects of what the scheduled jobs have mailed by then. */
async function mailsUntil(date: string): Promise<string[]> {
  const ctx = { ...world.jobCtx, now: () => new Date(date) };
  await gatherDue.run(ctx, {});
  for (const { name, payload } of world.happened.jobs.splice(0)) {
    if (name === mailNews.name) await mailNews.run(ctx, payload);
  }
  return world.happened.mails.splice(0).map(({ subject }) => subject);
}

describe('a mail', () => {
  it('waits five minutes, and is not sent for what was read meanwhile', async () => {
    await feedbackGiven();
    expect(await mailsUntil('2026-11-16T10:04:59Z')).toEqual([]);
    await markRead(owner, { id: null });
    expect(await mailsUntil('2026-11-16T10:06:00Z')).toEqual([]);
  });

  it('is the first, and what follows within a day comes in one', async () => {
    await feedbackGiven();
    expect(await mailsUntil('2026-11-16T10:06:00Z')).toEqual(['A tester gave feedback on Tidepool']);
    project = await publishedProject('Driftwood');
    await feedbackGiven();
    await mentioned();
    expect(await mailsUntil('2026-11-17T10:05:00Z')).toEqual([]);
    expect(await mailsUntil('2026-11-17T10:06:00Z')).toEqual(['2 pieces of news for you']);
    expect(await mailsUntil('2026-11-19T10:06:00Z')).toEqual([]);
  });

  it('says again that there is more on a line which was mailed and never read', async () => {
    await feedbackGiven();
    await mailsUntil('2026-11-16T10:06:00Z');
    await feedbackGiven();
    expect(await mailsUntil('2026-11-17T10:06:00Z')).toEqual(['2 new pieces of feedback on Tidepool']);
  });

  it('tells nothing of a project that has been hidden from its reader since', async () => {
    await tell(world.jobCtx, {
      userId: other.actor.id,
      kind: 'mention',
      subjectId: project,
      projectId: project,
      actorId: owner.actor.id,
      cause: 'a mention',
    });
    await world.database.db
      .updateTable('projectStats')
      .set({ listed: false })
      .where('projectId', '=', project)
      .execute();
    expect(await mailsUntil('2026-11-16T10:06:00Z')).toEqual([]);
    expect((await listNotifications(other, { only: undefined, after: undefined })).items).toEqual([]);
  });
});
