import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, test } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { makeProjects, type TestMember } from '../harness/members.ts';
import { pause } from '../harness/pause.ts';
import { reachableMembers } from '../harness/reachable-members.ts';
import { until } from '../harness/until.ts';
import { openWorld, type World } from '../harness/world.ts';

/** `KILLS` for fewer: each starts another worker. */
const kills = Number(process.env['KILLS'] ?? 100);
/** Per account, and as much of each neighbour. */
const each = { projects: 10, feedback: 100, notifications: 6_000, messages: 6_000, reactions: 600 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a killed worker leaves no row of an erased account and changes none of others', async () => {
  const members = reachableMembers(world);
  const everybody = await members.make(2 * kills);
  await members.close();
  const [leaving, staying] = [everybody.slice(0, kills), everybody.slice(kills)];
  for (const [nth, member] of leaving.entries()) await fill(member.id, staying[nth]?.id ?? '');
  await world.database.query(`update users set password_hash = null`);
  await world.database.query(`update sessions set identity_confirmed_at = now()`);
  const before = await rowsOfOthers(leaving);

  const api = await world.startApi();
  const names = await world.database.query<{ id: string; username: string }>(
    'select id, username from users',
  );
  let interrupted = 0;
  for (const member of leaving) {
    await end(api.url, member, names);
    const worker = await world.startWorker();
    await startJobs();
    const from = await rowsOf(member.id);
    await until('rows to be deleted', async () => (await rowsOf(member.id)) < from || from === 0);
    await pause(randomInt(150));
    await worker.end('SIGKILL');
    const to = await rowsOf(member.id);
    if (to > 0 && to < from) interrupted += 1;
  }
  await world.startWorker();
  await until('every erasure to be finished', async () => {
    await startJobs();
    await pause(1_000);
    return (await world.database.count('select count(*) from users where deleted_at is not null')) === 0;
  });
  const after = await rowsOfOthers(leaving);
  keepProof('erasure-killed', { kills }, [
    { what: 'kills while rows were being deleted', got: interrupted, goal: Math.floor(kills / 4) },
    { what: 'rows left of erased accounts', got: await rowsNaming(leaving), goal: 0, atMost: true },
    { what: 'rows of others lost', got: lacking(before, after), goal: 0, atMost: true },
    { what: 'rows of others changed or added', got: lacking(after, before), goal: 0, atMost: true },
  ]);
});

async function end(url: string, member: TestMember, names: { id: string; username: string }[]) {
  const username = names.find(({ id }) => id === member.id)?.username;
  const answer = await ask(url, '/api/me/erasure', {
    json: { username },
    headers: { cookie: member.cookie },
  });
  if (answer.status !== 204) throw new Error(`erasure answered ${answer.status}: ${answer.text}`);
}

/** Puts the job of each unfinished erasure into the queue again, because a killed worker keeps its jobs until they expire. */
const startJobs = () =>
  world.database.query(
    `insert into pgboss.job (name, data, policy)
     select queue.name, jsonb_build_object('personId', users.id), policy from pgboss.queue, users
     where queue.name = 'personal-data.finish-erasure' and deleted_at is not null`,
  );

/** Rows of the account. */
const rowsOf = (id: string) =>
  world.database.count(
    `select (select count(*) from feedback join projects on projects.id = project_id where owner_id = '${id}')
       + (select count(*) from notifications where user_id = '${id}')
       + (select count(*) from notifications where actor_id = '${id}')
       + (select count(*) from messages where author_id = '${id}')
       + (select count(*) from message_reactions where user_id = '${id}')
       + (select count(*) from users where id = '${id}') as count`,
  );

const tables = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema in ('public', 'hidden')`;

async function rowsNaming(leaving: readonly TestMember[]): Promise<number> {
  const ids = `(${leaving.map(({ id }) => id).join('|')})`;
  let found = 0;
  for (const { name } of await world.database.query<{ name: string }>(tables))
    found += await world.database.count(`select count(*) from ${name} t where t::text ~ '${ids}'`);
  return found;
}

/** The rows that an erasure must not touch. Of messages only what an author decides: mentions and counts do change. */
async function rowsOfOthers(leaving: readonly TestMember[]): Promise<Map<string, number>> {
  const ids = `array['${leaving.map(({ id }) => id).join("','")}']::uuid[]`;
  const rows = await world.database.query<{ row: string }>(
    `select 'feedback' || f::text as row from feedback f join projects on projects.id = project_id where owner_id <> all (${ids})
     union all select 'project' || p::text from projects p where owner_id <> all (${ids})
     union all select 'notification' || id || user_id || kind || count from notifications where user_id <> all (${ids})
     union all select 'message' || (channel_id, seq, id, body)::text from messages
     union all select 'reaction' || r::text from message_reactions r where user_id <> all (${ids})
     union all select 'user' || id || username || name from users where id <> all (${ids})`,
  );
  const counts = new Map<string, number>();
  for (const { row } of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return counts;
}

const lacking = (from: Map<string, number>, to: Map<string, number>) =>
  [...from].filter(([row, count]) => to.get(row) !== count).length;

/** Projects with feedback, notifications, messages and reactions of a member, each beside those of a neighbour. */
async function fill(memberId: string, neighbourId: string): Promise<void> {
  const both = [memberId, neighbourId];
  for (const ownerId of both) {
    const projectIds = await makeProjects(world, ownerId, each.projects);
    await world.database.query(
      `insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle)
       select gen_random_uuid(), id, nth, 1 + nth % 5, 'The first screen is clear.', 'used', current_date, nth
       from unnest($1::uuid[]) as id, generate_series(1, ${each.feedback}) as nth`,
      [projectIds],
    );
  }
  // Half of them name the other one as the person who acted.
  await world.database.query(
    `insert into notifications (id, user_id, kind, subject_id, actor_id, happened_at, in_app, by_mail, read_at)
     select gen_random_uuid(), ($1::uuid[])[1 + nth % 2], 'mention', gen_random_uuid(), ($1::uuid[])[2 - nth % 2], now(), true, false, now()
     from generate_series(1, ${each.notifications}) as nth`,
    [both],
  );
  const channelId = randomUUID();
  await world.database.query(
    `with channel as (insert into channels (id, conversation_id, created_at) values ($1, gen_random_uuid(), now()))
     insert into channel_heads (channel_id, seq, rev, moved_at) values ($1, ${each.messages}, ${each.messages}, now())`,
    [channelId],
  );
  await world.database.query(
    `insert into messages (channel_id, seq, id, author_id, body, sent_at, rev, mentions)
     select $1, nth, gen_random_uuid(), ($2::uuid[])[1 + nth % 2], '\\x00', now(), nth,
       case when nth % 3 = 0 then $2::uuid[] else '{}' end
     from generate_series(1, ${each.messages}) as nth`,
    [channelId, both],
  );
  await world.database.query(
    `insert into message_reactions (channel_id, seq, user_id, kind, is_counted)
     select $1, nth, person, 1, true from generate_series(1, ${each.reactions}) as nth, unnest($2::uuid[]) as person`,
    [channelId, both],
  );
  await world.database.query(
    `update messages set reactions = '{2,0,0,0,0}' where channel_id = $1 and seq <= ${each.reactions}`,
    [channelId],
  );
}
