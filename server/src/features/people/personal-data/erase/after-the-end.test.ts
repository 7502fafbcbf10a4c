import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { tidepool } from '../../../../testing/projects/projects.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { editComment } from '../../../showcase/comments/edit-comment.ts';
import { removeComment } from '../../../showcase/comments/remove-comment.ts';
import { restoreComment } from '../../../showcase/comments/restore-comment.ts';
import { writeComment } from '../../../showcase/comments/write-comment.ts';
import { postProject } from '../../../showcase/projects/write/post-project.ts';
import { removeProject } from '../../../showcase/projects/write/remove-project.ts';
import { restoreProject } from '../../../showcase/projects/write/restore-project.ts';
import { pairUp } from '../../../talk/conversations/pair-up.ts';
import { groupPeople } from '../../../talk/groups/groups.testing.ts';
import { joinGroup } from '../../../talk/groups/members/join-group.ts';
import { changeUsername } from '../../accounts/account/change-username.ts';
import { editAccount } from '../../accounts/account/edit-account.ts';
import { removeExpiredJob } from '../personal-data.jobs.ts';
import { endAccount } from './end-account.ts';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  world.jobCtx.newId = randomUUID;
  app = await world.app(unlimited);
});
afterAll(() => world.close());
const ask = asker(() => app);

describe('a request that was on its way when the account ended', () => {
  let leaver: TestPerson;
  let other: TestPerson;
  let projectId: string;
  let ownProjectId: string;
  let groupId: string;
  let commentId: string;
  let removedId: string;

  beforeAll(async () => {
    const people = groupPeople(world, () => app);
    leaver = await makePerson(world, 'leaver');
    other = await people.person();
    projectId = await makeProject(world, other.id);
    groupId = (await people.create(other, { visibility: 'public' })).id;
    ownProjectId = (await postProject(leaver.ctx, leaver.id, tidepool)).id;
    await removeProject(leaver.ctx, { projectId: ownProjectId });
    commentId = (await writeComment(leaver.ctx, { projectId, body: 'What a clear start.' })).id;
    removedId = (await writeComment(leaver.ctx, { projectId, body: 'Removed words.' })).id;
    await removeComment(leaver.ctx as never, { commentId: removedId });
    await endAccount(world.ctx, leaver.id);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['writes no comment', () => writeComment(leaver.ctx, { projectId, body: 'Too late.' })],
    ['edits no comment', () => editComment(leaver.ctx as never, { commentId, body: 'Too late.' })],
    ['restores no comment', () => restoreComment(leaver.ctx as never, { commentId: removedId })],
    ['posts no project', () => postProject(leaver.ctx, leaver.id, tidepool)],
    ['restores no project', () => restoreProject(leaver.ctx, { projectId: ownProjectId })],
    ['joins no group', () => joinGroup(leaver.ctx, { groupId })],
    ['starts no conversation', () => pairUp(leaver.ctx, [leaver.id, other.id], leaver.id)],
    ['takes no username', () => changeUsername(leaver.ctx, { username: 'chosen_after' })],
  ])('%s', async (_what, act) => {
    await expect(act()).rejects.toThrow();
  });

  it('leaves the comments without a name', async () => {
    await editAccount(leaver.ctx, { name: 'Chosen After' }).catch(() => undefined);
    const { items } = (await ask(undefined, 'GET', `/api/projects/${projectId}/comments`)).json();
    expect(items).toMatchObject([{ author: null, body: 'What a clear start.' }]);
  });
});

describe('the hourly job', () => {
  it('continues with other accounts and archives if one erasure fails', async () => {
    const [first, second] = [await makePerson(world, 'first'), await makePerson(world, 'second')];
    for (const { id } of [first, second]) await endAccount(world.ctx, id);
    const refuses = (_ctx: unknown, id: string) =>
      id === first.id ? Promise.reject(new Error('refused')) : Promise.resolve();
    const ctx = {
      ...world.jobCtx,
      now: () => new Date(world.clock.now.getTime() + 61 * 60_000),
      personalParts: [{ tables: {}, eraseRest: refuses }, ...world.jobCtx.personalParts],
    };
    await expect(removeExpiredJob.run(ctx, {})).rejects.toThrow('erasures');
    const { rows } = await world.database.pool.query('select id from users where id = any ($1)', [
      [first.id, second.id],
    ]);
    expect(rows).toEqual([{ id: first.id }]);
  });
});
