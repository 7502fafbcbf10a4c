import { feedbackRules } from '@firstlight/contract/rules.ts';
import { describe, expect, it } from 'vitest';
import { counted, feedbackScene, long } from './feedback-scene.testing.ts';

const { ask, figures, give, newProject, newTester, opened, owner, world } = feedbackScene();

describe('giving feedback', () => {
  it('counts it from the next boundary on, under a number', async () => {
    const project = await newProject();
    const tester = await newTester();
    await opened(tester, project);
    const { status, body } = await give(tester, project);
    expect([status, body.evidence, body.isCounted, body.day]).toEqual([201, 'opened', true, '2026-11-16']);
    const shownFrom = '2026-11-16T10:05:00.000Z';
    expect(body.own).toEqual({ uncountedFor: null, shownFrom, isTakenDown: false });
    expect(body.tester).toBeGreaterThan(0);
    expect(body.can).toEqual({ edit: true, remove: true, mark: false, talk: true });
    expect(await figures(project)).toEqual(counted);
  });

  it('is refused a second time, unless it is the same, which gets the same answer', async () => {
    const project = await newProject();
    const tester = await newTester();
    await opened(tester, project);
    const first = await give(tester, project);
    const before = world().happened.events.length;
    expect(await give(tester, project)).toEqual(first);
    expect((await give(tester, project, 5)).body.error.code).toBe('feedback.already_given');
    expect(world().happened.events).toHaveLength(before);
    expect(await figures(project)).toEqual(counted);
  });

  it('leaves one of thirty that come at once', async () => {
    const project = await newProject();
    const tester = await newTester();
    await opened(tester, project);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => give(tester, project, 1 + (index % 5), long(`try ${index}`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
    expect((await figures(project)).counted).toBe(1);
  });

  it('is refused on one’s own project, on a hidden one and to the suspended', async () => {
    const project = await newProject();
    expect((await give(owner(), project)).body.error.code).toBe('feedback.on_own_project');
    const hidden = await newProject({ listed: false });
    expect((await give(await newTester(), hidden)).status).toBe(404);
    const suspended = await newTester({ standing: 'suspended' });
    expect((await give(suspended, project)).body.error.code).toBe('accounts.suspended');
    expect(await figures(project)).toMatchObject({ counted: 0 });
  });

  it('is shown but not counted when nothing says that the project was tried', async () => {
    const [project, tester] = [await newProject(), await newTester()];
    const comment = long('untried');
    const preview = await ask(tester, 'POST', `/api/projects/${project}/feedback/previews`, { comment });
    expect(preview.body.uncountedFor).toBe('untested');
    expect((await give(tester, project, 4, comment)).body.own.uncountedFor).toBe('untested');
    expect(await figures(project)).toMatchObject({ counted: 0, sum: 0 });
  });

  it('counts from the minimum length on', async () => {
    const [project, tester] = [await newProject(), await newTester()];
    await opened(tester, project);
    const comment = 'x'.repeat(feedbackRules.commentMin);
    expect((await give(tester, project, 4, comment)).body.own.uncountedFor).toBeNull();
    expect(await figures(project)).toMatchObject({ counted: 1, sum: 4 });
  });

  it('does not count a text that its author has sent elsewhere, and counts it from somebody else', async () => {
    const [one, two] = [await newProject(), await newProject()];
    const [tester, other] = [await newTester(), await newTester()];
    const text = (name: string) =>
      `I tried ${name} on a train and the first screen told me all I needed to know.`;
    for (const person of [tester, other]) for (const project of [one, two]) await opened(person, project);
    expect((await give(tester, one, 4, text('Tidepool'))).body.own.uncountedFor).toBeNull();
    expect((await give(tester, two, 4, text('Nightjar'))).body.own.uncountedFor).toBe('repeated');
    expect((await give(other, two, 4, text('Nightjar'))).body.own.uncountedFor).toBeNull();
  });
});
