import { randomUUID } from 'node:crypto';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { give } from '../../../../testing/attacks/hidden-notes.ts';
import { makeAdmin } from '../../../../testing/people/make-admin.ts';
import { makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../../testing/projects/projects.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import type { CaseScene } from '../scene.testing.ts';

const words = 'The first screen is clear, the second asks too much of me, and you are a fool.';
export const asked = {
  ground: 'danger_to_life',
  isSecret: false,
  text: 'The note says that its author will not see tomorrow morning.',
};

/** A hidden note with a case about it. */
export async function hiddenCase({ world, maker, opened }: CaseScene) {
  const tester = await makePerson(world, `tester_${randomUUID().slice(0, 8)}`);
  const projectId = await newProject(world, maker.ctx.actor);
  const { id: feedbackId } = await give(world, projectId, tester, words);
  await publishAll(world);
  const { caseId, reporters } = await opened({ kind: 'feedback', address: feedbackId });
  return { tester, feedbackId, caseId, reporter: reporters[0] as TestPerson };
}

export async function anotherAdmin({ world }: CaseScene): Promise<TestPerson> {
  const person = await makePerson(world, `admin_${randomUUID().slice(0, 8)}`);
  await makeAdmin(world, person.id);
  return person;
}

/** As if everybody had just given their password. */
export async function allConfirm({ world }: CaseScene): Promise<void> {
  const { now } = world.clock;
  const expiresAt = new Date(now.getTime() + 86_400_000);
  await world.database.db
    .updateTable('sessions')
    .set({ identityConfirmedAt: now, lastUsedAt: now, expiresAt })
    .execute();
}

/** The routes, as whoever is said. */
export function unmaskingRoutes(scene: CaseScene) {
  const askFor = (caseId: string, input: object = asked, who = scene.admin) =>
    scene.ask(who, 'POST', `/api/admin/cases/${caseId}/unmaskings`, input);
  const answer = (id: string, agrees: boolean, who = scene.other) =>
    scene.ask(who, 'POST', `/api/admin/unmaskings/${id}/answer`, { agrees });
  return {
    askFor,
    answer,
    /** Asked by the one admin. */
    async waits(caseId: string, input: object = asked): Promise<string> {
      return unmaskingOf((await askFor(caseId, input)).json()).id;
    },
    name: (id: string, who: TestPerson) => scene.ask(who, 'GET', `/api/admin/unmaskings/${id}/person`),
    async due(who: TestPerson): Promise<string[]> {
      const { items } = (await scene.ask(who, 'GET', '/api/admin/unmaskings')).json();
      return items.map(({ id }: { id: string }) => id);
    },
  };
}

export function unmaskingOf({ unmasking }: Pick<WholeCase, 'unmasking'>) {
  if (!unmasking) throw new Error('nothing was asked');
  return unmasking;
}

export const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;
