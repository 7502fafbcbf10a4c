import { describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { releaseActs } from '../../../../testing/projects/release.ts';
import { counted, feedbackScene, shown } from './feedback-scene.testing.ts';
import { withholdFeedback } from './withhold-feedback.ts';

const { ask, figures, give, newProject, newTester, opened, owner, world } = feedbackScene();

describe('a limited person’s feedback', () => {
  it('is seen by themselves alone and moves nothing, until they are in good standing', async () => {
    const project = await newProject();
    const limited = await newTester({ standing: 'limited' });
    await opened(limited, project);
    const { body } = await give(limited, project);
    await releaseActs(world());
    const listed = async (person: TestPerson) =>
      (await ask(person, 'GET', `/api/projects/${project}/feedback`)).body.items.length;
    expect([await listed(owner()), await listed(await newTester())]).toEqual([0, 0]);
    expect((await ask(limited, 'GET', `/api/projects/${project}/feedback/mine`)).body.feedback).toEqual(
      shown(body),
    );
    expect((await ask(owner(), 'GET', `/api/feedback/${body.id}/thread`)).status).toBe(404);
    expect(await figures(project)).toMatchObject({ counted: 0, uncounted: 0 });

    await withholdFeedback(world().ctx, limited.id, false);
    expect([await listed(owner()), await figures(project)]).toEqual([1, counted]);
    await withholdFeedback(world().ctx, limited.id, true);
    await withholdFeedback(world().ctx, limited.id, true);
    expect([await listed(owner()), (await figures(project)).counted]).toEqual([0, 0]);
  });

  it('comes and goes with their skips, and each project is counted anew', async () => {
    const [answered, skipped] = [await newProject(), await newProject()];
    const tester = await newTester();
    await opened(tester, answered);
    await give(tester, answered);
    const note = { reason: 'other', note: 'Too many steps before anything is shown.' };
    await ask(tester, 'POST', `/api/projects/${skipped}/skips`, note);
    await releaseActs(world());
    const skips = async () => {
      const { body } = await ask(owner(), 'GET', `/api/projects/${skipped}/skips`);
      const stats = world().database.db.selectFrom('projectStats').select('skipCount');
      const { skipCount } = await stats.where('projectId', '=', skipped).executeTakeFirstOrThrow();
      return [body.items.length, skipCount];
    };
    for (const [isWithheld, seen] of [
      [true, [0, 0]],
      [true, [0, 0]],
      [false, [1, 1]],
    ] as const) {
      world().happened.jobs.length = 0;
      const before = await skips();
      await withholdFeedback(world().ctx, tester.id, isWithheld);
      expect(await skips()).toEqual(seen);
      const recounts = world().happened.jobs.filter(({ name }) => name === 'distribution.recount-project');
      expect(recounts.map(({ payload }) => payload)).toEqual(
        before[0] === seen[0] ? [] : [{ projectId: answered }, { projectId: skipped }],
      );
    }
  });
});
