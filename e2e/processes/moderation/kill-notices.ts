import { hold } from '../harness/loads/hold.ts';
import { mailboxOf } from '../harness/reachable-members.ts';
import { until } from '../harness/until.ts';
import type { World } from '../harness/world.ts';
import type { Court, Sanctioned } from './court.ts';

export interface NoticeFigures {
  /** Kills at each of the places where a worker was caught. */
  kills: Record<string, number>;
  /** Sanctions that were not told of, or told of otherwise than once: in words. */
  wrong: string[];
  /** Mails of which the mail server did not say whether it took them; they are never sent again. */
  uncertain: number;
}

/** What it needs next is held before it starts: it may find at once what it is rung for. */
type Catch = (court: Court, one: Sanctioned) => Promise<void>;

/** Where a worker is when it dies, on the way from a decision to its notice. */
const places: Record<string, Catch> = {
  'before it is confirmed': (court, { sanctionId }) =>
    killWaiting(
      court,
      `select from sanctions where id = '${sanctionId}' for update`,
      'sanctions.confirm-due',
    ),
  'before its case is closed': (court, { caseId }) =>
    killWaiting(court, `select from cases where id = '${caseId}' for update`, 'cases.close-due'),
  'before the bell': (court) =>
    killWaiting(court, 'lock table notifications in share mode', 'sanctions.confirm-due'),
  'before its mail is noted': (court) =>
    killWaiting(court, 'lock table mail_ledger in share mode', 'sanctions.confirm-due'),
  'before its mail is begun': (court, one) => killMailing(court, one, 'hang at recipient'),
  'after its mail was taken': (court, one) => killMailing(court, one, 'hang after data'),
};

/** Each time somebody is sanctioned, the ten minutes pass, and the worker that tells of it is killed at one of these places. */
export async function killNotices(world: World, court: Court, kills: number): Promise<NoticeFigures> {
  const all: Sanctioned[] = [];
  const caught = Object.fromEntries(Object.keys(places).map((name) => [name, 0]));
  const ways = Object.entries(places);
  for (let nth = 0; nth < kills; nth++) {
    const [name, kill] = ways[nth % ways.length] as [string, Catch];
    const one = await court.sanctioned();
    all.push(one);
    await letTimePass(world, one);
    await kill(court, one);
    caught[name] = (caught[name] ?? 0) + 1;
    await until('its transactions to be undone', async () => (await connections(world)) === 0);
  }
  await Promise.all([world.startWorker(), world.startWorker()]);
  await court.ring('sanctions.confirm-due', 'cases.close-due');
  await until('all to be told', async () => (await unfinished(world)) === 0);
  await court.ring('sanctions.confirm-due', 'cases.close-due');
  await until('all to be told', async () => (await unfinished(world)) === 0);
  const wrong: string[] = [];
  for (const one of all) wrong.push(...(await judge(world, one)));
  const uncertain = await world.database.count(
    `select count(*) from mail_ledger where kind = 'sanction-statement' and state = 'uncertain'`,
  );
  return { kills: caught, wrong, uncertain };
}

async function killWaiting(court: Court, statement: string, job: string): Promise<void> {
  const held = await hold(court.world, statement);
  const worker = await court.world.startWorker();
  await court.ring(job);
  await held.untilWaitedFor();
  await worker.end('SIGKILL');
  await held.release();
}

async function killMailing(
  { world, ring }: Court,
  { author }: Sanctioned,
  manner: 'hang at recipient' | 'hang after data',
): Promise<void> {
  const address = mailboxOf(author);
  const { mailbox } = world;
  mailbox.treat(address, manner);
  const worker = await world.startWorker();
  await ring('sanctions.confirm-due');
  const isCaught = () =>
    manner === 'hang after data' ? mailbox.mailsTo(address).length > 0 : mailbox.met(manner, address) > 0;
  await until('the mail to be under way', isCaught);
  await worker.end('SIGKILL');
  mailbox.treat(address, 'take');
}

async function letTimePass({ database }: World, { caseId, sanctionId }: Sanctioned): Promise<void> {
  const moment = `now() - interval '11 minutes'`;
  await database.query(`update cases set decided_at = ${moment} where id = $1`, [caseId]);
  await database.query(`update sanctions set decided_at = ${moment} where id = $1`, [sanctionId]);
}

const connections = ({ database }: World) =>
  database.count(
    `select count(*) from pg_stat_activity where datname = current_database() and application_name = 'firstlight-worker'`,
  );

const unfinished = ({ database }: World) =>
  database.count(
    `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name ~ '^(sanctions|cases)[.]'`,
  );

async function judge({ database, mailbox }: World, one: Sanctioned): Promise<string[]> {
  const [row] = await database.query<Record<string, unknown>>(
    `select sanctions.state, cases.state as case,
       (select count(*)::int from sanctions s where s.user_id = $2 and s.state not in ('undone', 'overturned', 'replaced')) as strikes,
       (select count(*)::int from mail_ledger where key = 'sanction-statement:' || $1) as noted,
       (select coalesce(sum(count), 0)::int from notifications where user_id = $2 and kind = 'sanction') as bells
     from sanctions join cases on cases.id = case_id where sanctions.id = $1::uuid`,
    [one.sanctionId, one.author.id],
  );
  const expected = { state: 'active', case: 'closed', strikes: 1, noted: 1, bells: 1, mails: 1 };
  const found: Record<string, unknown> = { ...row, mails: mailbox.mailsTo(mailboxOf(one.author)).length };
  return Object.entries(expected)
    .filter(([what, count]) => found[what] !== count)
    .map(([what]) => `${what}: ${String(found[what])}`);
}
