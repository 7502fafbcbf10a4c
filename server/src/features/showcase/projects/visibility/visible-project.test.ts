import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, Member } from '../../../../core/context.ts';
import { revocationChannel } from '../../../../core/revocation.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { refreshListing } from '../ratings/refresh-listing.ts';
import { findVisibleProject, visibleProject } from '../visible-project.ts';

const columns = ['deleted', 'hidden', 'takenDown', 'standing', 'viewer', 'visible', 'listed'] as const;
type Row = Record<(typeof columns)[number], string>;

const rows = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:yes|no) /.test(line))
  .map((line) => {
    const cells = line.split('|').slice(1, -1);
    return Object.fromEntries(columns.map((name, index) => [name, cells[index]?.trim() ?? ''])) as Row;
  });

/** Every state that a row of the table speaks of. */
const cases = rows.flatMap((row) =>
  (['deleted', 'hidden', 'takenDown', 'standing'] as const).reduce<Row[]>(
    (states, column) => {
      const all = column === 'standing' ? ['good', 'limited', 'suspended'] : ['yes', 'no'];
      return states.flatMap((state) =>
        (row[column] === '-' ? all : [row[column]]).map((value) => ({ ...state, [column]: value })),
      );
    },
    [row],
  ),
);

let world: World;
let owner: Member;
let other: Member;
let projectId: string;
let ear: pg.PoolClient;
const closed: (string | undefined)[] = [];

beforeAll(async () => {
  world = await testWorld();
  ear = await world.database.pool.connect();
  ear.on('notification', ({ payload }) => closed.push(payload));
  await ear.query(`listen ${revocationChannel}`);
  owner = await newMember(world, 'owner');
  other = await newMember(world, 'other');
  projectId = await newProject(world, owner);
});
afterAll(async () => {
  ear.release(true);
  await world.close();
});

describe('the table', () => {
  it('speaks of every state and viewer exactly once', () => {
    const states = cases.map(({ visible: _, listed: __, ...state }) => JSON.stringify(state));
    expect(states).toHaveLength(2 * 2 * 2 * 3 * 3);
    expect(new Set(states).size).toBe(states.length);
  });

  it.each(cases)(
    'deleted $deleted, hidden $hidden, taken down $takenDown, owner $standing: $viewer sees it $visible, listed $listed',
    async (row) => {
      const when = (flag: string) => (flag === 'yes' ? world.clock.now : null);
      await world.database.pool.query(
        'update projects set deleted_at = $2, hidden_at = $3, suspended_at = $4 where id = $1',
        [projectId, when(row.deleted), when(row.hidden), when(row.takenDown)],
      );
      await world.database.pool.query('update users set standing = $2 where id = $1', [
        owner.id,
        row.standing,
      ]);
      closed.length = 0;
      await refreshListing(world.database, { ownerId: owner.id });
      // A notice comes before the answer to whatever is asked after it.
      await ear.query('select 1');
      expect(closed).toEqual(row.listed === 'yes' ? [] : [JSON.stringify({ topic: `project:${projectId}` })]);

      const viewers: Record<string, Actor> = { guest: world.ctx.actor, owner, other };
      const seen = await findVisibleProject(world.database.db, viewers[row.viewer] ?? owner, projectId);
      expect(seen !== undefined).toBe(row.visible === 'yes');
      const { rows: listed } = await world.database.pool.query(
        `select (select listed from project_stats where project_id = $1) as list,
              exists (select from project_search where project_id = $1) as search`,
        [projectId],
      );
      expect(listed).toEqual([{ list: row.listed === 'yes', search: row.listed === 'yes' }]);
    },
  );
});

it('answers for what is hidden as for what never was', async () => {
  await world.database.pool.query('update projects set deleted_at = null, hidden_at = now() where id = $1', [
    projectId,
  ]);
  const never = world.engines.newId();
  for (const id of [projectId, never]) {
    await expect(visibleProject(world.database.db, other, id)).rejects.toMatchObject({
      code: 'projects.not_found',
    });
  }
});
