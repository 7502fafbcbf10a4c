import { publicationRules } from '@firstlight/contract/rules.ts';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../core/transaction.ts';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { publishAll, publishDue } from '../../../../testing/projects/release.ts';
import { counted, feedbackScene, shown } from '../give/feedback-scene.testing.ts';
import { returnWithheld, withholdEarlier } from '../limit-author.ts';
import { feedbackReportable } from '../taken-down/feedback.reportable.ts';
import { skipNoteReportable } from '../taken-down/skips.reportable.ts';
import { withholdDue } from './withhold-due.ts';

const { ask, figures, give, newProject, newTester, opened, owner, world } = feedbackScene();
const day = 24 * 60 * 60 * 1000;

const listed = async (person: TestPerson, project: string) =>
  (await ask(person, 'GET', `/api/projects/${project}/feedback`)).body.items;
const stand = (person: TestPerson, standing: 'good' | 'limited') =>
  world().database.pool.query('update users set standing = $2 where id = $1', [person.id, standing]);
/** Lets minutes pass, with the jobs that come with them, and then sets the clock back. */
async function after<Result>(minutes: number, look: () => Promise<Result>): Promise<Result> {
  const today = world().clock.now;
  world().clock.now = new Date(today.getTime() + minutes * 60_000);
  await withholdDue(world().jobCtx);
  await publishDue(world());
  const seen = await look();
  world().clock.now = today;
  return seen;
}

describe('what a limited person writes', () => {
  it('is seen by themselves alone and moves nothing, until they are in good standing', async () => {
    const project = await newProject();
    const limited = await newTester({ standing: 'limited' });
    await opened(limited, project);
    const { body } = await give(limited, project);
    await publishAll(world());
    expect([await listed(owner(), project), await listed(await newTester(), project)]).toEqual([[], []]);
    const mine = await ask(limited, 'GET', `/api/projects/${project}/feedback/mine`);
    expect(mine.body.feedback).toEqual(shown(body));
    expect((await ask(owner(), 'GET', `/api/feedback/${body.id}/thread`)).status).toBe(404);
    expect(await figures(project)).toMatchObject({ counted: 0 });

    world().clock.now = new Date(world().clock.now.getTime() + 3 * day);
    await stand(limited, 'good');
    await returnWithheld(world().ctx, limited.id);
    await publishDue(world());
    expect(await listed(owner(), project)).toEqual([]);
    const back = await after(publicationRules.everyMinutes, () => listed(owner(), project));
    // Of the day on which it shows: the day of writing would tell that its author was limited then.
    expect(back).toMatchObject([{ id: body.id }]);
    expect(back[0].day > body.day).toBe(true);
    expect(await figures(project)).toEqual(counted);
  });

  it('leaves what they had written before as others read it, also when they edit it', async () => {
    const project = await newProject();
    const tester = await newTester();
    await opened(tester, project);
    const { body } = await give(tester, project);
    await publishAll(world());
    await stand(tester, 'limited');
    const changed = { rating: 1, comment: 'A canary that nobody else may read while its author is limited.' };
    expect((await ask(tester, 'PATCH', `/api/feedback/${body.id}`, changed)).body).toMatchObject(changed);
    await publishAll(world());
    expect(await listed(owner(), project)).toMatchObject([{ comment: body.comment, rating: 4 }]);
    const mine = await ask(tester, 'GET', `/api/projects/${project}/feedback/mine`);
    expect(mine.body.feedback).toMatchObject(changed);

    await ask(tester, 'DELETE', `/api/feedback/${body.id}`);
    await publishAll(world());
    expect(await listed(owner(), project)).toEqual([]);
  });

  it('does not reach the maker in a thread, before they are in good standing', async () => {
    const project = await newProject();
    const tester = await newTester();
    await opened(tester, project);
    const { body } = await give(tester, project);
    await publishAll(world());
    await stand(tester, 'limited');
    const messageId = world().ctx.newId();
    await ask(tester, 'PUT' as 'POST', `/api/feedback/${body.id}/thread/messages/${messageId}`, {
      text: 'canary',
    });
    await publishAll(world());
    const messages = async (who: TestPerson) =>
      (await ask(who, 'GET', `/api/feedback/${body.id}/thread`)).body.messages.length;
    expect([await messages(owner()), await messages(tester)]).toEqual([0, 1]);
    await stand(tester, 'good');
    await returnWithheld(world().ctx, tester.id);
    expect(await after(publicationRules.everyMinutes, () => messages(owner()))).toBe(1);
  });
});

describe('earlier notes of somebody limited for their feedback', () => {
  it('are hidden at the next boundary and return at another, with all counts', async () => {
    const tester = await newTester();
    const projects: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const project = await newProject();
      await opened(tester, project);
      await give(tester, project);
      projects.push(project);
    }
    const skipped = await newProject();
    const note = { reason: 'other', note: 'Too many steps before anything is shown.' };
    await ask(tester, 'POST', `/api/projects/${skipped}/skips`, note);
    await publishAll(world());
    const standing = async () => {
      const feedback = await Promise.all(projects.map((project) => listed(owner(), project)));
      const { body } = await ask(owner(), 'GET', `/api/projects/${skipped}/skips`);
      return [...feedback, body.items].filter((items) => items.length > 0).length;
    };
    await withholdEarlier(world().ctx, tester.id);
    expect(await after(0, standing)).toBe(7);
    expect(await after(publicationRules.everyMinutes, standing)).toBe(0);
    expect(await figures(projects[0] ?? '')).toMatchObject({ counted: 0 });

    await returnWithheld(world().ctx, tester.id);
    expect(await after(0, standing)).toBe(0);
    expect(await after(publicationRules.everyMinutes, standing)).toBe(7);
    expect(await figures(projects[0] ?? '')).toEqual(counted);
  });

  it('stay where the limit ends before the boundary', async () => {
    const project = await newProject();
    const tester = await newTester();
    await opened(tester, project);
    await give(tester, project);
    await publishAll(world());
    await withholdEarlier(world().ctx, tester.id);
    await returnWithheld(world().ctx, tester.id);
    expect(await after(publicationRules.everyMinutes, () => listed(owner(), project))).toHaveLength(1);
  });

  it('stay down where moderation has taken them down, and are back once both are over', async () => {
    const [project, skipped] = [await newProject(), await newProject()];
    const tester = await newTester();
    await opened(tester, project);
    const { body } = await give(tester, project);
    const note = { reason: 'other', note: 'Too many steps before anything is shown.' };
    const skip = (await ask(tester, 'POST', `/api/projects/${skipped}/skips`, note)).body;
    await publishAll(world());
    const takeDown = (isTaken: boolean) =>
      inTransaction(world().ctx, async (tx) => {
        await feedbackReportable.takeDown(tx, body.id, isTaken);
        await skipNoteReportable.takeDown(tx, skip.id, isTaken);
      });
    const seen = async () => [
      (await listed(owner(), project)).length,
      (await ask(owner(), 'GET', `/api/projects/${skipped}/skips`)).body.items.length,
    ];
    await takeDown(true);
    await withholdEarlier(world().ctx, tester.id);
    expect(await after(publicationRules.everyMinutes, seen)).toEqual([0, 0]);
    await returnWithheld(world().ctx, tester.id);
    expect(await after(publicationRules.everyMinutes, seen)).toEqual([0, 0]);
    await takeDown(false);
    expect(await seen()).toEqual([1, 1]);
    expect(await figures(project)).toEqual(counted);
  });
});
