import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notify } from '../features/outreach/notifications/notify/notify.ts';
import {
  insertFormerEmail,
  insertUndoLink,
} from '../features/people/accounts/email-change/former-emails.queries.ts';
import { insertLink } from '../features/people/accounts/providers/linked-providers.queries.ts';
import { findKey } from '../features/people/accounts/second-factor/second-factors.queries.ts';
import { grantBadges, saveCounts, saveSteps } from '../features/reputation/merits/merits.queries.ts';
import { enrolOne } from '../features/trials/distribution/learn/enrolment.queries.ts';
import { insertOffers } from '../features/trials/distribution/run/offers.queries.ts';
import { hashToken } from '../platform/crypto/secret-token.ts';
import { totpCode, totpStep } from '../platform/crypto/totp.ts';
import { aFlatPng } from '../platform/images/sample-pictures.testing.ts';
import { cookiesOf } from './cookies.ts';
import { createAuthenticator } from './people/authenticator.ts';
import { makePerson, makeProject } from './people/makers-and-testers.ts';
import { tidepool } from './projects/projects.ts';
import { releaseActs } from './projects/release.ts';
import { aSubscription } from './servers/push-browser.ts';
import type { World } from './world.ts';

interface Somebody {
  id: string;
  username: string;
  cookie: string;
}

/** What is left of a life in the hands of others, and what has to go with it. */
export interface WholeLife {
  /** Of the other person, whose projects and comments stay. */
  neighbour: Somebody;
  theirProject: string;
  /** What the person wrote on it. */
  feedbackId: string;
  commentId: string;
  ownProject: string;
}

type Ask = (
  method: 'GET' | 'PUT' | 'PATCH' | 'POST',
  url: string,
  payload?: object | Buffer,
) => Promise<Asked>;
type Asked = Awaited<ReturnType<FastifyInstance['inject']>>;

/** Does everything somebody can do that leaves a row behind, mostly by the acts a browser would ask for. */
export async function liveWholeLife(
  world: World,
  app: FastifyInstance,
  person: Somebody,
): Promise<WholeLife> {
  const neighbour = await makePerson(world, 'neighbour');
  const theirProject = await makeProject(world, neighbour.id);
  const [ask, answer] = [askAs(app, person.cookie), askAs(app, neighbour.cookie)];
  await secure(world, app, person, ask);
  await moveHouse(world, person, ask);
  await ask('PATCH', '/api/me/profile', { bio: 'I mend tills.', location: 'Brest', interests: ['finance'] });
  await ask('PUT', '/api/me/avatar', aFlatPng(600, 600));

  const ownProject: string = (await ask('POST', '/api/projects', tidepool)).json().id;
  await ask('PUT', `/api/projects/${ownProject}/cover`, aFlatPng(1200, 630));
  await ask('PUT', `/api/me/project-drafts/${randomUUID()}`, { name: 'Half a thought' });
  const theirs = await test(world, answer, ownProject);
  await ask('PUT', `/api/feedback/${theirs}/mark`, { mark: 'helpful', reason: 'It shows the very page.' });
  await ask('PUT', `/api/feedback/${theirs}/thread/messages/${randomUUID()}`, { text: 'Which page was it?' });

  await ask('PUT', `/api/projects/${ownProject}`, { ...tidepool, tagline: 'Splits it fairly.' });
  await iterate(ask, ownProject, theirs);

  const feedbackId = await test(world, ask, theirProject);
  await iterate(answer, theirProject, feedbackId);
  await ask('PUT', `/api/feedback/${feedbackId}/thread/messages/${randomUUID()}`, {
    text: 'On a small phone.',
  });
  await answer('PUT', `/api/feedback/${feedbackId}/thread/messages/${randomUUID()}`, {
    text: 'Foreign words.',
  });
  for (const agree of [ask, answer])
    await agree('PUT', `/api/feedback/${feedbackId}/reveal`, { agree: true });
  await releaseActs(world);

  await meetFeed(world, ask, person, await makeProject(world, neighbour.id));
  await earn(world, person);

  const comments = `/api/projects/${theirProject}/comments`;
  const commentId: string = (await ask('POST', comments, { body: 'Well done, @neighbour.' })).json().id;
  await answer('POST', comments, { body: `Thank you, @${person.username}.`, parentId: commentId });
  await ask('PUT', `/api/projects/${theirProject}/reactions/heart`);
  await answer('PUT', `/api/projects/${theirProject}/reactions/heart`);

  await ask('PUT', '/api/me/notification-choices/comment', { inApp: true, byMail: false, byPush: true });
  await ask('PUT', '/api/me/push-device', aSubscription());
  const about = { kind: 'mention', subjectId: theirProject, aboutId: theirProject } as const;
  for (const [one, other] of [
    [person, neighbour],
    [neighbour, person],
  ] as const) {
    await notify(world.jobCtx, {
      ...about,
      userId: one.id,
      actorId: other.id,
      cause: `comment ${commentId}`,
    });
  }
  return { neighbour, theirProject, feedbackId, commentId, ownProject };
}

/** A passkey, a linked provider and a second factor. */
async function secure(world: World, app: FastifyInstance, { id, cookie }: Somebody, ask: Ask): Promise<void> {
  const asked = await ask('POST', '/api/me/passkeys/challenges', {});
  const made = createAuthenticator().create(asked.json().challenge);
  await askAs(app, `${cookie}; ${cookiesOf(asked)}`)('POST', '/api/me/passkeys', {
    name: 'My phone',
    ...made,
  });
  const now = world.clock.now;
  const link = { provider: 'github', account: 'there', linkedAt: now, lastUsedAt: now } as const;
  await insertLink(world.database.db, world.engines.vault, {
    ...link,
    userId: id,
    subjectTag: Buffer.from('canary of a number'),
  });
  await ask('POST', '/api/me/second-factor');
  const factor = await findKey(world.database.db, world.engines.vault, id);
  const code = totpCode(factor?.key ?? Buffer.alloc(0), totpStep(world.clock.now));
  await ask('POST', '/api/me/second-factor/confirmations', { code });
}

/** Has left an address this week, and asked for another. */
async function moveHouse(world: World, { id: userId, username }: Somebody, ask: Ask): Promise<void> {
  const { db } = world.database;
  const former = { id: randomUUID(), userId, email: `${username}.once@example.org`, isDropped: false };
  const keptUntil = new Date(world.clock.now.getTime() + 86_400_000);
  await insertFormerEmail(db, world.engines.vault, { ...former, leftAt: world.clock.now, keptUntil });
  await insertUndoLink(db, former.id, hashToken(randomUUID()));
  await ask('POST', '/api/me/email-change', { email: `${username}.soon@example.org` });
}

/** Is in the pool, was offered a project and skips it with a note. */
async function meetFeed(world: World, ask: Ask, { id }: Somebody, projectId: string): Promise<void> {
  const { db } = world.database;
  await enrolOne(db, 0.5, id);
  const offer = { testerId: id, projectId, chance: 0.2, attempt: 1 } as const;
  await insertOffers(db, [offer], { runId: randomUUID(), now: world.clock.now });
  await ask('POST', `/api/projects/${projectId}/skips`, { reason: 'other', note: 'Not on a phone.' });
  await releaseActs(world);
}

/** What the nights would find after some weeks. */
async function earn(world: World, { id }: Somebody): Promise<void> {
  const { db } = world.database;
  await saveCounts(db, [{ id, projectsLaunched: 1, feedbacksReceived: 0 }]);
  await saveSteps(db, [{ id, counter: 'feedbacksShared', step: 5 }], world.clock.now);
  await grantBadges(db, [{ id, levels: { explorer: 1 } }], world.clock.now);
}

/** The maker credits a feedback. */
async function iterate(ask: Ask, projectId: string, feedbackId: string): Promise<void> {
  const credits = { feedbackIds: [feedbackId], skipIds: [] };
  await ask('POST', `/api/projects/${projectId}/iterations`, {
    whatChanged: 'The split can be corrected by hand.',
    link: null,
    ...credits,
  });
}

async function test(world: World, ask: Ask, projectId: string): Promise<string> {
  await ask('POST', `/api/projects/${projectId}/tests`);
  await world.database.pool.query('update hidden.tests set opened_at = started_at where project_id = $1', [
    projectId,
  ]);
  const comment = `On ${projectId} the split is clear at once, though I could not find how to correct it.`;
  const given = await ask('POST', `/api/projects/${projectId}/feedback`, { rating: 4, comment });
  await releaseActs(world);
  return given.json().id;
}

function askAs(app: FastifyInstance, cookie: string): Ask {
  return async (method, url, payload) => {
    const headers = { cookie, ...(payload instanceof Buffer && { 'content-type': 'image/png' }) };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
}
