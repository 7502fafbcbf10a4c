import { randomUUID } from 'node:crypto';
import { ask } from '../ask.ts';
import { makeMembers, makeProjects } from '../members.ts';
import { until } from '../until.ts';
import type { World } from '../world.ts';

const readersEach = 30;
/** Of one worker: so many letters can be in doubt when it dies. */
const linesMost = 16;

export interface LetterFigures {
  readers: number;
  /** Addresses that got a letter twice. */
  twice: number;
  /** Readers of whom no row says what became of their letter. */
  withoutState: number;
  /** Letters that are called sent, and that nobody got. */
  sentToNobody: number;
  inDoubt: number;
  inDoubtMost: number;
}

/**
 * Stretches of readers, one for each kill. In each the mail server takes one letter and says nothing: when that has come, the
 * worker is killed, and two others have the stretch at once.
 */
export async function killSenders(world: World, kills: number): Promise<LetterFigures> {
  const readers = await subscribeReaders(world, readersEach * kills);
  const issue = await openIssue(world);
  const slices = await cutSlices(world, issue, readers);
  for (const [index, [first]] of slices.entries()) {
    const [slice, silent] = [index + 1, first?.email ?? ''];
    world.mailbox.treat(silent, 'hang after data');
    const worker = await world.startWorker();
    await enqueue(world, issue, slice);
    await until('the letter that is taken in silence', () => world.mailbox.mailsTo(silent).length > 0);
    await worker.end('SIGKILL');
    world.mailbox.treat(silent, 'take');
    const next = await world.startWorker();
    await enqueue(world, issue, slice);
    await until('the stretch to be done', async () => (await openSlices(world, issue, slice)) === 0);
    await next.end('SIGTERM');
  }
  const [counted] = await world.database.query<{ sent: string; doubt: string; rows: string }>(
    `select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'handing_over') as doubt,
       count(*) as rows from newsletter_deliveries where issue = $1`,
    [issue],
  );
  const got = readers.map(({ email }) => world.mailbox.mailsTo(email).length);
  return {
    readers: readers.length,
    twice: got.filter((count) => count > 1).length,
    withoutState: readers.length - Number(counted?.rows),
    sentToNobody: Math.max(0, Number(counted?.sent) - got.filter((count) => count > 0).length),
    inDoubt: Number(counted?.doubt),
    inDoubtMost: kills * linesMost,
  };
}

interface Reader {
  id: string;
  email: string;
}

/** Through the product, so that their addresses are sealed; the mails that ask to confirm are left out. */
async function subscribeReaders(world: World, count: number): Promise<Reader[]> {
  const api = await world.startApi();
  const readers: Reader[] = [];
  for (let made = 0; made < count; made += 1) {
    const email = `${randomUUID()}@reader.example`;
    const json = { email, frequency: 'weekly', interests: [], language: 'en' };
    await ask(api.url, '/api/newsletter/subscriptions', { method: 'POST', json });
    const [row] = await world.database.query<{ id: string }>(
      `update newsletter_subscriptions set state = 'confirmed', confirmed_at = now() where state = 'pending' returning id`,
    );
    readers.push({ id: row?.id ?? '', email });
  }
  await world.database.query(`delete from pgboss.job where name = 'newsletter.mail-link'`);
  await api.end('SIGTERM');
  return readers.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function openIssue(world: World): Promise<number> {
  const [maker] = await makeMembers(world, 1);
  const chosen = await makeProjects(world, maker?.id ?? '', 3);
  const [row] = await world.database.query<{ number: number }>(
    `insert into newsletter_issues (kind, due_at, state, frozen_at, chosen)
     values ('weekly', now() - interval '1 hour', 'sending', now(), $1) returning number`,
    [chosen],
  );
  return row?.number ?? 0;
}

async function cutSlices(world: World, issue: number, readers: readonly Reader[]): Promise<Reader[][]> {
  const slices: Reader[][] = [];
  for (let from = 0; from < readers.length; from += readersEach)
    slices.push(readers.slice(from, from + readersEach));
  for (const [index, slice] of slices.entries())
    await world.database.query(
      `insert into newsletter_slices (issue, slice, lane, from_id, to_id, touched_at) values ($1, $2, 'other', $3, $4, now())`,
      [issue, index + 1, slice[0]?.id, slice.at(-1)?.id],
    );
  return slices;
}

/** As whoever looks at the clock asks for it. */
async function enqueue(world: World, issue: number, slice: number): Promise<void> {
  await world.database.query(`insert into pgboss.job (name, data) values ('newsletter.send-slice', $1)`, [
    JSON.stringify({ issue, slice }),
  ]);
}

const openSlices = (world: World, issue: number, slice: number) =>
  world.database.count(
    'select count(*) from newsletter_slices where issue = $1 and slice = $2 and done_at is null',
    [issue, slice],
  );
