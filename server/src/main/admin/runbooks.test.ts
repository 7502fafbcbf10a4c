import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { maya, signIn, verifiedPerson } from '../../testing/people/people.ts';
import { projectRoot } from '../../testing/source-files.ts';
import { type Machine, openMachine } from './machine.testing.ts';
import { readVerb } from './verbs.ts';

/** What each runbook has somebody type at the machine, in its order. */
const lines = globSync(`${projectRoot}/deploy/observability/runbooks/*.md`).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/`admin ([^`]+)`/g)].map(
    ([, line = '']) => [basename(path), line] as const,
  ),
);

let machine: Machine;
beforeAll(async () => {
  machine = await openMachine();
});
afterAll(() => machine.close());

/** Types what a runbook says, with these words in the place of its own, and answers what each line said. */
async function follow(runbook: string, words: Record<string, string>, beforeEach = async () => {}) {
  const said: string[] = [];
  for (const [, line] of lines.filter(([name]) => name === runbook)) {
    await beforeEach();
    const typed = line.replace(' --yes', '').replace(/<\w+>/, (word) => words[word] ?? word);
    const [isDone, answer] = await machine.run(typed);
    expect(isDone, typed).toBe(true);
    said.push(answer);
  }
  return said;
}

it.each(lines)('%s: “admin %s” is a verb, and asks for --yes exactly if it changes something', (_, line) => {
  const found = readVerb(line.replace(' --yes', '').split(' '));
  expect(found).toBeDefined();
  expect(line.endsWith(' --yes')).toBe(found?.verb.changes);
});

it('whoever follows the runbook about late jobs sees what failed, tries it again, and drops what must not happen', async () => {
  const { db } = machine.world.ctx;
  const fail = async () => {
    await sql`delete from pgboss.job where name = 'dead-letters'`.execute(db);
    await sql`insert into pgboss.job (name, data, source_name, source_output) values
      ('dead-letters', '{}', 'test.work', '{"message": "Error: 23505"}')`.execute(db);
  };
  expect(await follow('jobs-late.md', { '<queue>': 'test.work' }, fail)).toEqual([
    expect.stringMatching(/^test\.work: 1 since .*, Error: 23505$/),
    '1 jobs are tried again.',
    '1 jobs are dropped.',
  ]);
  const { rows } = await sql`select from pgboss.job where name = 'test.work'`.execute(db);
  expect(rows).toHaveLength(1);
});

test('the runbook about a breach revokes an entered admin account and ends its sessions', async () => {
  const { db } = machine.world.ctx;
  const app = await machine.world.app();
  await verifiedPerson(machine.world, app);
  await signIn(app);
  await machine.run(`grant ${maya.username}`);
  for (const table of ['admins', 'sessions'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
  await follow('breach.md', { '<username>': maya.username });
  for (const table of ['admins', 'sessions'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});
