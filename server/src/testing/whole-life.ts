import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notify } from '../features/outreach/notifications/notify/notify.ts';
import { aFlatPng } from '../platform/images/sample-pictures.testing.ts';
import { makePerson, makeProject } from './people/makers-and-testers.ts';
import { tidepool } from './projects/projects.ts';
import { publishAll } from './projects/release.ts';
import { aSubscription } from './servers/push-browser.ts';
import type { World } from './world.ts';

export interface Somebody {
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

/** What `live` of a feature's `<word>-life.testing.ts` may begin with. */
export interface LifeSoFar {
  world: World;
  /** Whose life it is, and how they ask. */
  person: Somebody;
  ask: Ask;
  askAs(cookie: string): Ask;
  /** Somebody else, who stays. */
  neighbour: Somebody;
  answer: Ask;
  ownProject: string;
  theirProject: string;
}

export type Ask = (
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
  await ask('PATCH', '/api/me/profile', { bio: 'I mend tills.', location: 'Brest', interests: ['finance'] });
  await ask('PUT', '/api/me/avatar', aFlatPng(600, 600));

  const ownProject: string = (await ask('POST', '/api/projects', tidepool)).json().id;
  await ask('PUT', `/api/projects/${ownProject}/cover`, aFlatPng(1200, 630));
  await ask('POST', `/api/projects/${ownProject}/pictures`, aFlatPng(390, 844));
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
  await publishAll(world);
  for (const closed of [theirs, feedbackId])
    await ask('PUT', `/api/feedback/${closed}/thread/closing`, { isClosed: true });

  const comments = `/api/projects/${theirProject}/comments`;
  const commentId: string = (await ask('POST', comments, { body: 'Well done, @neighbour.' })).json().id;
  await answer('POST', comments, { body: `Thank you, @${person.username}.`, parentId: commentId });

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
  const askOf = (cookie: string) => askAs(app, cookie);
  const life = { world, person, ask, askAs: askOf, neighbour, answer, ownProject, theirProject };
  for (const live of await partsOfFeatures()) await live(life);
  return { neighbour, theirProject, feedbackId, commentId, ownProject };
}

/** Each feature's part of a life stands in its own folder. */
async function partsOfFeatures(): Promise<((life: LifeSoFar) => Promise<void>)[]> {
  const folder = join(import.meta.dirname, '../features');
  const files = globSync('**/*-life.testing.ts', { cwd: folder }).toSorted();
  return Promise.all(files.map(async (file) => (await import(join(folder, file))).live));
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
  await publishAll(world);
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
