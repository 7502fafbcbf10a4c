import { describe, expect, it } from 'vitest';
import { publishAll } from '../../../../testing/projects/release.ts';
import { forgetAuthor } from '../hidden/forget-author.ts';
import { counted, feedbackScene, long } from './feedback-scene.testing.ts';

const { ask, figures, give, newProject, newTester, opened, owner, world } = feedbackScene();

describe('one’s own feedback', () => {
  it('is weighed anew when it is edited, and marked', async () => {
    const project = await newProject();
    const tester = await newTester();
    const { body } = await give(tester, project, 4);
    expect(body.own.uncountedFor).toBe('untested');
    await opened(tester, project);
    const edited = await ask(tester, 'PATCH', `/api/feedback/${body.id}`, {
      rating: 2,
      comment: long('edited'),
    });
    expect(edited.body).toMatchObject({ isEdited: true, isCounted: true, rating: 2, tester: body.tester });
    expect(await figures(project)).toEqual({ counted: 1, sum: 2, ratings: [0, 1, 0, 0, 0] });
    await ask(tester, 'PATCH', `/api/feedback/${body.id}`, { rating: 5, comment: 'Short now, sorry.' });
    expect(await figures(project)).toEqual({ counted: 1, sum: 5, ratings: [0, 0, 0, 0, 1] });
  });

  it('can be removed, restored and replaced', async () => {
    const project = await newProject();
    const tester = await newTester();
    await opened(tester, project);
    const { body } = await give(tester, project);
    const at = `/api/feedback/${body.id}`;
    await publishAll(world());
    expect((await ask(tester, 'DELETE', at)).status).toBe(204);
    expect(await figures(project)).toMatchObject({ counted: 0, sum: 0, ratings: [0, 0, 0, 0, 0] });
    expect((await ask(owner(), 'GET', `/api/projects/${project}/feedback`)).body.items).toEqual([]);
    expect((await ask(tester, 'POST', `${at}/restorations`)).body).toEqual(body);
    expect((await ask(tester, 'POST', `${at}/restorations`)).body).toEqual(body);
    expect(await figures(project)).toEqual(counted);

    await ask(tester, 'DELETE', at);
    await publishAll(world());
    const again = await give(tester, project, 3, long('another try'));
    expect([again.status, again.body.id, again.body.isEdited]).toEqual([201, body.id, true]);
    expect(await figures(project)).toMatchObject({ counted: 1, sum: 3 });
  });

  it('cannot be brought back late', async () => {
    const project = await newProject();
    const tester = await newTester();
    const { body } = await give(tester, project);
    await ask(tester, 'DELETE', `/api/feedback/${body.id}`);
    world().clock.now = new Date(world().clock.now.getTime() + 16 * 60_000);
    expect((await ask(tester, 'POST', `/api/feedback/${body.id}/restorations`)).status).toBe(404);
  });

  it('is not changed any more once its project is gone, though it can be taken back', async () => {
    const project = await newProject();
    const tester = await newTester();
    const { body } = await give(tester, project);
    await world().database.pool.query('update projects set deleted_at = now() where id = $1', [project]);
    const change = { rating: 1, comment: long('too late') };
    const refused = await ask(tester, 'PATCH', `/api/feedback/${body.id}`, change);
    expect([refused.status, refused.body.error.code]).toEqual([404, 'projects.not_found']);
    expect((await ask(tester, 'DELETE', `/api/feedback/${body.id}`)).status).toBe(204);
  });

  it('is nobody else’s to change', async () => {
    const project = await newProject();
    const [tester, stranger] = [await newTester(), await newTester()];
    const { body } = await give(tester, project);
    for (const person of [owner(), stranger]) {
      const change = { rating: 1, comment: long('not mine') };
      expect((await ask(person, 'PATCH', `/api/feedback/${body.id}`, change)).status).toBe(404);
      expect((await ask(person, 'DELETE', `/api/feedback/${body.id}`)).status).toBe(404);
      expect((await ask(person, 'POST', `/api/feedback/${body.id}/restorations`)).status).toBe(404);
    }
  });
});

it('outlives its author, who can then be found nowhere', async () => {
  const project = await newProject();
  const tester = await newTester();
  await opened(tester, project);
  await give(tester, project);
  await publishAll(world());
  await forgetAuthor(world().ctx, tester.id);
  expect((await ask(owner(), 'GET', `/api/projects/${project}/feedback`)).body.items).toHaveLength(1);
  expect((await ask(tester, 'GET', `/api/projects/${project}/feedback/mine`)).body.feedback).toBeNull();
});
