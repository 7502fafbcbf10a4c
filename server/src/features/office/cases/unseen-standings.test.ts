import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { give } from '../../../testing/attacks/hidden-notes.ts';
import { makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../testing/projects/projects.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { type CaseScene, caseScene } from './scene.testing.ts';

let scene: CaseScene;
let tester: TestPerson;
let ownProject: string;
let caseId: string;
const hour = 3_600_000;
const words = 'The first screen is clear, the second asks too much of me, and you are a fool.';
const upheld = { outcome: 'upheld', rule: 'harassment', deviation: 'It was the third of this week.' };

beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => scene.world.close());
beforeEach(async () => {
  scene.world.clock.now = new Date('2026-11-16T10:07:00Z');
  tester = await makePerson(scene.world, `tester_${randomUUID().slice(0, 8)}`);
  ownProject = await newProject(scene.world, tester.ctx.actor);
  await scene.ask(tester, 'POST', `/api/projects/${scene.projectId}/comments`, { body: 'Under my name.' });
  await scene.ask(tester, 'PUT', `/api/projects/${scene.projectId}/reactions/heart`);
  const project = await newProject(scene.world, scene.maker.ctx.actor);
  const { id } = await give(scene.world, project, tester, words);
  await publishAll(scene.world);
  ({ caseId } = await scene.opened({ kind: 'feedback', address: id }));
});

/** All that others see of somebody. */
async function seen() {
  const get = async (path: string) => (await scene.ask(scene.maker, 'GET', path)).json();
  const [profile, project, found, { items }, { counts }] = await Promise.all([
    get(`/api/profiles/${tester.username}`),
    get(`/api/projects/${ownProject}`),
    get('/api/projects?sort=recent'),
    get(`/api/projects/${scene.projectId}/comments`),
    get(`/api/projects/${scene.projectId}/reactions`),
  ]);
  const isListed = found.items.some(({ id }: { id: string }) => id === ownProject);
  return JSON.stringify({ profile, project, isListed, items, counts });
}

it.each([
  ['restriction', 'suspended'],
  ['limit', 'limited'],
])(
  'others see nothing of a %s for a hidden note: the page, the projects, the comments and the reactions stay',
  async (step, standing) => {
    const before = await seen();
    await scene.decide(caseId, { ...upheld, step, hours: 168 });
    scene.later(72 * hour);
    await scene.minute();
    expect(await scene.standing(tester)).toBe(standing);
    expect(await seen()).toBe(before);
    scene.later(170 * hour);
    await scene.minute();
    expect(await scene.standing(tester)).toBe('good');
    expect(await seen()).toBe(before);
  },
);

it('with one more decision about what they wrote under their name, others see that', async () => {
  await scene.decide(caseId, { ...upheld, step: 'limit', hours: 24 * 30 });
  scene.later(72 * hour);
  await scene.minute();
  const comment = await scene.ask(tester, 'POST', `/api/projects/${scene.projectId}/comments`, {
    body: 'A fool indeed.',
  });
  const named = await scene.opened({ kind: 'comment', address: comment.json().id });
  await scene.decide(named.caseId, { ...upheld, step: 'limit', hours: 24 });
  const page = () => scene.ask(scene.maker, 'GET', `/api/profiles/${tester.username}`);
  expect((await page()).statusCode).toBe(404);
  scene.later(25 * hour);
  await scene.minute();
  expect((await page()).statusCode).toBe(200);
  expect(await scene.standing(tester)).toBe('limited');
});
