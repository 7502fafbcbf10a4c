import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { insertPasskey } from '../features/people/accounts/passkeys/passkeys.queries.ts';
import {
  confirmKey,
  findKey,
  replaceKey,
} from '../features/people/accounts/second-factor/second-factors.queries.ts';
import { insertExport, markReady } from '../features/people/personal-data/export/exports.queries.ts';
import { writeComment } from '../features/showcase/comments/write-comment.ts';
import { upsertDraft } from '../features/showcase/projects/drafts/drafts.queries.ts';
import { sendToChannel } from '../features/talk/channels/write/send-to-channel.ts';
import { pairUp } from '../features/talk/conversations/pair-up.ts';
import { readConversation } from '../features/talk/conversations/read-conversation.ts';
import { createChannel } from '../features/talk/groups/channels/create-channel.ts';
import { makeInvite } from '../features/talk/groups/invites/make-invite.ts';
import { joinGroup } from '../features/talk/groups/members/join-group.ts';
import { shareProject } from '../features/talk/groups/projects/share-project.ts';
import { askForAccess } from '../features/talk/groups/requests/ask-for-access.ts';
import { listAccessRequests } from '../features/talk/groups/requests/list-access-requests.ts';
import { createGroup } from '../features/talk/groups/settings/create-group.ts';
import { readGroup } from '../features/talk/groups/settings/read-group.ts';
import { storeFeedback } from '../features/trials/feedback/give/store-feedback.ts';
import { insertIteration } from '../features/trials/iterations/iterations.queries.ts';
import { newTotpKey } from '../platform/crypto/totp.ts';
import type { Knocker, Scene } from './access.ts';
import { makeAdmin } from './people/make-admin.ts';
import { makePerson, makeProject, type TestPerson } from './people/makers-and-testers.ts';
import { as } from './people/testers.ts';
import { publishAll } from './projects/release.ts';
import type { World } from './world.ts';

export interface SetScene {
  scene: Scene;
  cookie: string | undefined;
  /** The ids of all whose things an act could touch. */
  people: string[];
}

const password = 'four quiet harbours';

/** A project with a feedback and a comment on it, an owner who has one of everything, and whoever knocks. */
export async function setScene(world: World, knocker: Knocker): Promise<SetScene> {
  const owner = await makePerson(world, name(), { password });
  const author = await makePerson(world, name(), { password });
  const known: Partial<Record<Knocker, TestPerson>> = { owner, author };
  const self = known[knocker] ?? (await stranger(world, knocker));
  const projectId = await makeProject(world, owner.id);
  return {
    cookie: self?.cookie,
    people: [owner, author, self].flatMap((person) => person?.id ?? []),
    scene: {
      projectId,
      ...(await said(world, author, projectId)),
      ...(await wrote(world, author, owner)),
      ...(await gathered(world, author, owner, projectId)),
      ...(await world.database.db.transaction().execute((db) => belongings(world, db, owner, projectId))),
      sessionId: owner.ctx.actor.sessionId,
      ownerName: owner.username,
      authorName: author.username,
      self: { username: self?.username ?? 'nobody', password },
      newId: randomUUID,
    },
  };
}

const name = () => `p_${randomUUID().replaceAll('-', '').slice(0, 16)}`;

/** Whoever has not confirmed their address gets no session, and so comes as a guest does. */
async function stranger(world: World, knocker: Knocker): Promise<TestPerson | undefined> {
  if (knocker === 'guest' || knocker === 'unverified') return undefined;
  const isBad = knocker === 'limited' || knocker === 'suspended';
  const person = await makePerson(world, name(), {
    password,
    hasAcceptedTerms: knocker !== 'newcomer',
    ...(isBad && { standing: knocker }),
  });
  if (knocker === 'admin') await makeAdmin(world, person.id);
  return person;
}

async function said(world: World, author: TestPerson, projectId: string) {
  const ctx = { ...author.ctx, newId: randomUUID };
  const comment = 'The first screen is clear, the second one asks too much.';
  const tester = { id: author.id, isLimited: false };
  const feedback = await storeFeedback(ctx, tester, { projectId, rating: 4, comment });
  await publishAll(world);
  const question = await writeComment(ctx, { projectId, body: 'Is there a dark theme?' });
  return { feedbackId: feedback.id, commentId: question.id };
}

/** A conversation of the two, in which the author has written and the owner has not. */
async function wrote(world: World, author: TestPerson, owner: TestPerson) {
  const ctx = { ...as(world, author.ctx.actor), newId: randomUUID };
  const { id: conversationId } = await pairUp(ctx, [author.id, owner.id], author.id);
  const { channelId } = await readConversation(ctx, { conversationId });
  const { seq } = await sendToChannel(ctx, { channelId, id: randomUUID(), text: 'Shall we meet?' });
  return { conversationId, channelId, seq };
}

/** A public group of the owner's that the author has joined, and a private one at which the author has asked. */
async function gathered(world: World, author: TestPerson, owner: TestPerson, projectId: string) {
  const acting = ({ ctx }: TestPerson) => ({ ...as(world, ctx.actor), newId: randomUUID });
  const form = { name: 'Harbour makers', description: '', categories: ['local' as const] };
  const { id: groupId } = await createGroup(acting(owner), { ...form, visibility: 'public' });
  await createChannel(acting(owner), { groupId, name: 'news' });
  await joinGroup(acting(author), { groupId });
  const { members } = await readGroup(acting(owner), { groupId });
  const { id: inviteId, code: inviteCode } = await makeInvite(acting(owner), { groupId });
  await shareProject(acting(owner), { groupId, projectId });
  const { id: privateGroupId } = await createGroup(acting(owner), { ...form, visibility: 'private' });
  await askForAccess(acting(author), { groupId: privateGroupId });
  const { items } = await listAccessRequests(acting(owner), { groupId: privateGroupId });
  return {
    groupId,
    groupChannelIds: members?.channels.map(({ id }) => id) ?? [],
    inviteId,
    inviteCode,
    privateGroupId,
    accessRequestId: items[0]?.id ?? '',
  };
}

async function belongings({ engines, clock }: World, db: Db, owner: TestPerson, projectId: string) {
  const [userId, now] = [owner.id, clock.now];
  const [draftId, iterationId, notificationId, exportId, passkeyId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  await upsertDraft(db, { id: draftId, ownerId: userId, content: { name: 'Half a name' }, updatedAt: now });
  await insertIteration(db, {
    id: iterationId,
    projectId,
    whatChanged: 'The first page says what it is for.',
    link: null,
    credited: 0,
    publishedAt: now,
    isEdited: false,
    deletedAt: null,
  });
  await db
    .insertInto('notifications')
    .values({
      id: notificationId,
      userId,
      projectId,
      kind: 'feedback',
      subjectId: projectId,
      happenedAt: now,
      inApp: true,
      byMail: false,
    })
    .execute();

  const fileKey = `exports/${randomUUID().replaceAll('-', '')}/firstlight.zip`;
  const expiresAt = new Date(now.getTime() + 86_400_000);
  await engines.files.put(fileKey, Buffer.from('an archive'), {
    contentType: 'application/zip',
    cacheControl: 'private, no-store',
  });
  await insertExport(db, { id: exportId, userId, fileKey, askedAt: now, expiresAt });
  await markReady(db, exportId, { bytes: 10, expiresAt });

  const key = { credentialId: passkeyId, publicKey: Buffer.from('a key'), signCount: 0 };
  await insertPasskey(db, { ...key, id: passkeyId, userId, name: 'Phone', createdAt: now });
  await replaceKey(db, engines.vault, userId, newTotpKey());
  const begun = await findKey(db, engines.vault, userId);
  if (begun) await confirmKey(db, userId, { cell: begun.cell, step: 0, at: now });
  return { draftId, iterationId, notificationId, exportId, passkeyId };
}
