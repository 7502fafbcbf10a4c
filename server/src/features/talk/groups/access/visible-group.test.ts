import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { as } from '../../../../testing/people/testers.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { createGroup } from '../settings/create-group.ts';
import { findVisibleGroup, type VisibleGroup } from './visible-group.ts';

/** What each column of the table in the README may say. */
const ways = {
  group: ['public', 'listed', 'unlisted'],
  state: ['there', 'frozen', 'deleted', 'gone', 'taken down', 'unseen'],
  actor: ['owner', 'moderator', 'member', 'outsider', 'banned', 'admin'],
  standing: ['good', 'hidden', 'limited', 'suspended'],
} as const;
type Facts = { [Column in keyof typeof ways]: (typeof ways)[Column][number] };

const rules = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| group'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const columns = Object.keys(ways) as (keyof Facts)[];
const fits = (rule: readonly string[], facts: Facts) =>
  columns.every((column, index) => rule[index] === '-' || rule[index] === facts[column]);
const every = columns.reduce<Partial<Facts>[]>(
  (known, column) => known.flatMap((facts) => ways[column].map((way) => ({ ...facts, [column]: way }))),
  [{}],
) as Facts[];

let world: World;
let [owner, actor] = [] as unknown as [TestPerson, TestPerson];
const groups = new Map<string, string>();
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  [owner, actor] = [await makePerson(world, 'owner'), await makePerson(world, 'actor')];
  const ctx = { ...as(world, owner.ctx.actor), newId: randomUUID, takeLimit: async () => undefined };
  for (const group of ways.group) {
    const visibility = group === 'public' ? ('public' as const) : ('private' as const);
    const form = { name: 'Harbour makers', description: '', categories: ['local' as const], visibility };
    groups.set(group, (await createGroup(ctx, { ...form, isListed: group !== 'unlisted' })).id);
  }
});
afterAll(() => world.close());

const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);

/** The group and the actor as the facts say. */
async function set({ group, state, actor: who, standing }: Facts): Promise<string> {
  const id = groups.get(group) ?? '';
  const days = { there: null, frozen: null, 'taken down': null, unseen: null, deleted: 1, gone: 7 }[state];
  await run('update users set standing = $2 where id = $1', [
    owner.id,
    state === 'unseen' ? 'limited' : 'good',
  ]);
  await run(
    `update groups set frozen_at = case when $2 = 'frozen' then now() end, taken_down_at = case when $2 = 'taken down' then now() end,
       deleted_at = $3::timestamptz - $4 * interval '1 day' where id = $1`,
    [id, state, world.clock.now, days],
  );
  await run('delete from group_members where user_id = $1', [actor.id]);
  await run('delete from group_bans where user_id = $1', [actor.id]);
  if (who === 'banned')
    await run('insert into group_bans (group_id, user_id, at) values ($1, $2, now())', [id, actor.id]);
  if (who === 'owner' || who === 'moderator' || who === 'member')
    await run('insert into group_members (group_id, user_id, role, joined_at) values ($1, $2, $3, now())', [
      id,
      actor.id,
      who,
    ]);
  await run('update users set standing = $2, is_standing_hidden = $3 where id = $1', [
    actor.id,
    standing === 'hidden' ? 'limited' : standing,
    standing === 'hidden',
  ]);
  return id;
}

function mayOf(found: VisibleGroup): string {
  const rights = {
    join: found.canJoin,
    ask: found.canAsk,
    write: found.canWrite,
    leave: found.canLeave,
    moderate: found.canModerate,
    own: found.canOwn,
    restore: found.canRestore,
  };
  const held = Object.entries(rights).flatMap(([right, is]) => (is ? [right] : []));
  return held.join(', ') || '-';
}

describe('a group', () => {
  it('has a rule for every case, and no rule that none needs', () => {
    const used = new Set(every.map((facts) => rules.findIndex((rule) => fits(rule, facts))));
    expect([...used].toSorted((one, other) => one - other)).toEqual(rules.map((_, index) => index));
  });

  it.each(every)('$group, $state, to $actor in $standing standing', async (facts) => {
    const [sees, may] = rules.find((rule) => fits(rule, facts))?.slice(columns.length) ?? [];
    const groupId = await set(facts);
    const ctx = as(world, { ...actor.ctx.actor, isAdmin: facts.actor === 'admin' });
    const found = await findVisibleGroup(ctx, groupId);
    expect(found ? (found.canRead ? 'all' : 'card') : 'no').toBe(sees);
    if (found) expect(mayOf(found)).toBe(may);
  });

  it('that never was is as one that is closed', async () => {
    expect(await findVisibleGroup(as(world, actor.ctx.actor), randomUUID())).toBeUndefined();
  });
});
