import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../testing/projects/projects.ts';
import { type CaseScene, caseScene } from '../cases/scene.testing.ts';
import { advert, noticing, scam } from './signals.testing.ts';

let scene: CaseScene;
let machine: ReturnType<typeof noticing>;
const hour = 60 * 60_000;

beforeAll(async () => {
  scene = await caseScene();
  machine = noticing(scene);
});
beforeEach(() => machine.anew());
afterAll(() => scene.world.close());

const ownStanding = async (person: TestPerson) => (await scene.ask(person, 'GET', '/api/me/standing')).json();

describe('a new account that looks like spam', () => {
  it('is held for a day, told why, and free again by itself when nobody decides', async () => {
    const author = await machine.newcomer();
    const caseId = await machine.openCaseOf(await machine.says(author, scam));
    expect(await scene.standing(author)).toBe('limited');
    const { heldUntil, dueAt } = await scene.read(caseId);
    expect([heldUntil, dueAt]).toEqual(['2026-11-17T10:07:00.000Z', '2026-11-16T22:07:00.000Z']);
    const { standing, sanctions } = await ownStanding(author);
    expect(standing).toBe('limited');
    expect(sanctions).toHaveLength(1);
    expect(sanctions[0].statement.source).toContain('took this step automatically');
    scene.later(11 * 60_000);
    await scene.minute();
    scene.later(24 * hour);
    await scene.minute();
    expect(await scene.standing(author)).toBe('good');
    expect((await scene.read(caseId)).heldUntil).toBeNull();
    await machine.says(author, `${scam} Really.`);
    expect(await scene.standing(author)).toBe('good');
  });

  it('is free at once when a person finds no violation, and no strike is left', async () => {
    const author = await machine.newcomer();
    const caseId = await machine.openCaseOf(await machine.says(author, scam));
    await scene.decide(caseId, { outcome: 'no_violation' });
    expect(await scene.standing(author)).toBe('good');
    expect(await scene.read(caseId)).toMatchObject({ heldUntil: null, person: { strikes: 0 } });
  });

  it('has what was decided in the place of the hold', async () => {
    const author = await machine.newcomer();
    const caseId = await machine.openCaseOf(await machine.says(author, scam));
    scene.later(11 * 60_000);
    await scene.minute();
    const milder = { step: 'warning', rule: 'spam' };
    await scene.decide(caseId, { outcome: 'upheld', ...milder });
    expect(await scene.standing(author)).toBe('good');
    const { sanctions } = await ownStanding(author);
    expect(sanctions.map(({ step, state }: { step: string; state: string }) => [step, state])).toEqual([
      ['warning', 'over'],
      ['limit', 'over'],
    ]);
  });

  it('that sells the same in three places is held without a word, and its own page says nothing', async () => {
    const author = await machine.newcomer();
    const projects = [scene.projectId, await newProject(scene.world, scene.maker.ctx.actor)];
    for (const n of [0, 1, 2]) {
      expect(await scene.standing(author)).toBe('good');
      await machine.says(author, advert(n), projects[n % 2]);
      scene.later(60_000);
    }
    expect(await scene.standing(author)).toBe('limited');
    expect(await ownStanding(author)).toEqual({ standing: 'good', sanctions: [] });
  });

  it('may give its own address on its own project as often as it likes', async () => {
    const author = await machine.newcomer();
    const projectId = await newProject(scene.world, author.ctx.actor);
    for (const n of [0, 1, 2, 3]) {
      await machine.says(
        author,
        `New version ${n}: have a look at https://my-own-till.example/${n} and tell me.`,
        projectId,
      );
      scene.later(60_000);
    }
    expect(await scene.standing(author)).toBe('good');
  });
});
