import { randomUUID } from 'node:crypto';
import { makePerson, makeProject } from '../../../../testing/people/makers-and-testers.ts';
import { startMailServer } from '../../../../testing/servers/mail-server.ts';
import type { World } from '../../../../testing/world.ts';
import { authorTag } from '../../../trials/feedback/author-tags.ts';
import { type MadeReader, makeReaders } from '../make-readers.testing.ts';
import { fillLetter, letterSunday, sendDueLetter } from '../send-due-letter.testing.ts';

const hoursBefore = (hours: number) => new Date(letterSunday.getTime() - hours * 3_600_000);
const changesShown = 3;
const canary = /change-[\da-f-]{36}/g;
/** Feedback of each tester, iterations of each project, feedback that each of them credits. */
const [given, iterations, credited] = [3, 3, 4];

interface Tester extends MadeReader {
  accountId: string;
  /** Lines of the iterations that credit them. */
  due: Set<string>;
}

export interface OwnChangeFigures {
  testers: number;
  letters: number;
  /** Testers whose feedback changed something. */
  credited: number;
  /** Letters that open with what somebody else's feedback changed. */
  foreign: number;
  /** Letters that leave out what they should open with. */
  lacking: number;
  /** Lines, accounts, keyed hashes and addresses that a table or a job contains. */
  traces: number;
  /** Ways in which rows of credited testers differ from those of others. */
  differing: number;
}

/** A letter to so many testers with accounts and as many readers without: makers credit some of their feedback within the week. */
export async function sendToTesters(world: World, count: number): Promise<OwnChangeFigures> {
  const { db } = world.database;
  const readers = await makeReaders({ db, vault: world.jobCtx.vault }, 2 * count);
  const testers = await openAccounts(world, readers.slice(0, count));
  for (let made = 0; made < Math.ceil(count / 20); made += 1)
    await makeProjectWithChanges(
      world,
      await makeProject(world, (await makePerson(world, `changing${made}`)).id),
      // Everybody tests a few, and some of them are credited by several makers.
      Array.from({ length: given * 20 }, (_, nth) => testers[(made * 20 + nth) % count] as Tester),
    );
  await fillLetter(world);
  const server = await startMailServer();
  await sendDueLetter(world, server.url);
  await server.stop();
  const byAddress = new Map(testers.map((tester) => [tester.email, tester]));
  const figures = { foreign: 0, lacking: 0 };
  for (const { to, mail } of server.received) {
    const due = byAddress.get(to[0] ?? '')?.due ?? new Set();
    const told = new Set(`${mail.subject} ${mail.html} ${mail.text}`.match(canary) ?? []);
    if ([...told].some((line) => !due.has(line))) figures.foreign += 1;
    if (told.size < Math.min(changesShown, due.size)) figures.lacking += 1;
  }
  return {
    testers: count,
    letters: server.received.length,
    credited: testers.filter(({ due }) => due.size > 0).length,
    ...figures,
    traces: await countTraces(world, testers),
    differing: await countDifferences(world, testers, readers.slice(count)),
  };
}

async function openAccounts(world: World, readers: readonly MadeReader[]): Promise<Tester[]> {
  const testers: Tester[] = [];
  for (const [nth, reader] of readers.entries()) {
    const { id: accountId } = await makePerson(world, `openingtester${nth}`);
    await world.database.pool.query('update users set email_index = $1 where id = $2', [
      world.ctx.vault.blindIndex(reader.email),
      accountId,
    ]);
    testers.push({ ...reader, accountId, due: new Set() });
  }
  return testers;
}

/** Feedback by each of them, and iterations that credit some of it. */
async function makeProjectWithChanges(
  world: World,
  projectId: string,
  testers: readonly Tester[],
): Promise<void> {
  const { pool } = world.database;
  const feedback: { id: string; tester: Tester }[] = [];
  for (const [number, tester] of testers.entries()) {
    const id = randomUUID();
    await pool.query(
      `insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle)
       values ($1, $2, $3, 4, 'What the tester said.', 'used', '2026-11-20', 1)`,
      [id, projectId, number + 1],
    );
    await pool.query(
      `insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
       values ($1, $2, $3, 'x', '{}', now())`,
      [id, Buffer.from(id), authorTag(world.ctx.vault, tester.accountId)],
    );
    feedback.push({ id, tester });
  }
  for (let nth = 0; nth < iterations; nth += 1) {
    const id = randomUUID();
    const line = `change-${id}`;
    await pool.query(
      `insert into iterations (id, project_id, what_changed, credited, published_at) values ($1, $2, $3, $4, $5)`,
      [id, projectId, line, credited, hoursBefore(2 + nth)],
    );
    for (let credit = 0; credit < credited; credit += 1) {
      const thanked = feedback[(nth * 7 + credit * 11) % feedback.length];
      if (!thanked) continue;
      await pool.query('insert into iteration_feedback values ($1, $2)', [id, thanked.id]);
      thanked.tester.due.add(line);
    }
  }
}

/** Counts traces in everything that an issue stores: the tables of the newsletter and the jobs. */
async function countTraces(world: World, testers: readonly Tester[]): Promise<number> {
  const { rows: tables } = await world.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_name like 'newsletter%' and table_type = 'BASE TABLE'`,
  );
  const left = [JSON.stringify(world.happened.jobs), JSON.stringify(world.happened.events)];
  for (const { name } of tables) {
    const { rows } = await world.database.pool.query(
      `select json_agg(kept)::text as all from ${name} as kept`,
    );
    left.push(rows[0]?.all ?? '');
  }
  const all = left.join('\n');
  const names = testers.flatMap(({ accountId, email }) => [
    accountId,
    email,
    authorTag(world.ctx.vault, accountId).toString('hex'),
  ]);
  return (all.match(canary)?.length ?? 0) + names.filter((name) => all.includes(name)).length;
}

/** Rows of those who were told something and of those who were not, but for whose they are and when. */
async function countDifferences(
  world: World,
  testers: readonly Tester[],
  others: readonly MadeReader[],
): Promise<number> {
  const kinds = async (readers: readonly MadeReader[]) => {
    const { rows } = await world.database.pool.query<{ kind: string }>(
      `select distinct (to_jsonb(rows) - 'noted_at' - 'subscription_id')::text as kind
       from newsletter_deliveries as rows where subscription_id = any ($1)`,
      [readers.map(({ id }) => id)],
    );
    return rows.map(({ kind }) => kind).toSorted();
  };
  const told = await kinds(testers.filter(({ due }) => due.size > 0));
  const untold = await kinds([...testers.filter(({ due }) => due.size === 0), ...others]);
  return told.filter((kind) => !untold.includes(kind)).length;
}
