import { randomUUID } from 'node:crypto';
import { feedRules } from '@firstlight/contract/rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../core/transaction.ts';
import { personalParts } from '../../../../main/registries.ts';
import { give, skip } from '../../../../testing/attacks/hidden-notes.ts';
import { makePerson, makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { findMiscounted } from './find-miscounted.ts';
import { recountProject } from './recount-project.ts';

let world: World;
let projectId: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
beforeEach(async () => {
  projectId = await makeProject(world, (await newPerson()).id);
});
afterAll(() => world.close());

const newPerson = () => makePerson(world, `person_${++people}`);
const words = () => Array.from({ length: 12 }, () => randomUUID().slice(0, 8)).join(' ');

async function recounted() {
  await recountProject(world.ctx, projectId);
  return world.database.db
    .selectFrom('projectNeeds')
    .select(['fullCount', 'skipCount', 'isOpen'])
    .where('projectId', '=', projectId)
    .executeTakeFirst();
}

async function erase({ id, name, username, email }: TestPerson): Promise<void> {
  await inTransaction(world.ctx, async (tx) => {
    for (const part of personalParts) await part.erase?.(tx, { id, name, username, email, language: 'en' });
  });
}

describe('a count', () => {
  it('does not move when those who wrote delete their accounts', async () => {
    const full = [await newPerson(), await newPerson(), await newPerson()];
    const quick = [await newPerson(), await newPerson()];
    for (const person of full) await give(world, projectId, person, words());
    for (const person of quick) await skip(world, projectId, person, words());
    await publishAll(world);
    const before = await recounted();
    expect(before).toEqual({ fullCount: 3, skipCount: 2, isOpen: false });
    for (const person of [...full, ...quick]) {
      await erase(person);
      expect(await recounted()).toEqual(before);
    }
  });

  it('is what the nightly comparison finds, so that it recounts nothing that is right', async () => {
    const both = await newPerson();
    await skip(world, projectId, both, words());
    await publishAll(world);
    await give(world, projectId, both, words());
    await skip(world, projectId, await newPerson(), words());
    await publishAll(world);
    expect(await recounted()).toMatchObject({ fullCount: 1, skipCount: 1 });
    expect(await findMiscounted(world.ctx)).not.toContain(projectId);
    await world.database.pool.query('update project_needs set skip_count = 0 where project_id = $1', [
      projectId,
    ]);
    expect(await findMiscounted(world.ctx)).toContain(projectId);
  });

  it('and the value count only what others can see, not what waits for publication', async () => {
    const needed = async () => {
      await recountProject(world.ctx, projectId);
      const row = world.database.db.selectFrom('projectNeeds').selectAll().where('projectId', '=', projectId);
      return row.executeTakeFirstOrThrow();
    };
    const before = await needed();
    for (let n = 0; n < 3; n += 1) await give(world, projectId, await newPerson(), words());
    for (let n = 0; n < 2; n += 1) await skip(world, projectId, await newPerson(), words());
    expect(await needed()).toEqual(before);
    await publishAll(world);
    expect(await needed()).toMatchObject({ fullCount: 3, skipCount: 2, isOpen: false });
  });

  it('takes whoever skipped and then answered once, also after they left', async () => {
    const [tester, other] = [await newPerson(), await newPerson()];
    await skip(world, projectId, tester, words());
    await skip(world, projectId, other, words());
    await give(world, projectId, tester, words());
    await publishAll(world);
    expect(await recounted()).toMatchObject({ fullCount: 1, skipCount: 1 });
    await erase(tester);
    expect(await recounted()).toMatchObject({ fullCount: 1, skipCount: 1 });
  });

  it('takes whoever skipped twice once, also after they left', async () => {
    const tester = await newPerson();
    await skip(world, projectId, tester, words());
    await publishAll(world);
    world.clock.now = new Date(world.clock.now.getTime() + (feedRules.secondChanceDays + 1) * 86_400_000);
    await skip(world, projectId, tester, words());
    await publishAll(world);
    expect(
      await world.database.db.selectFrom('skips').where('projectId', '=', projectId).execute(),
    ).toHaveLength(2);
    expect(await recounted()).toMatchObject({ skipCount: 1 });
    await erase(tester);
    expect(await recounted()).toMatchObject({ skipCount: 1 });
  });
});
