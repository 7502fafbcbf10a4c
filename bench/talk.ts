import { setTimeout as wait } from 'node:timers/promises';
import { uuidV7 } from '../contract/src/uuid-v7.ts';
import { dropCrowd, makeMigrated, psql } from './crowd-database.ts';
import { type Goal, report } from './goals.ts';
import { pgbench } from './pgbench.ts';
import { answering, exampleEnv, production, start } from './servers.ts';
import { median, throughput } from './wrk.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const people = 200;
const channels = 2_000;
/** Messages that stand in each channel. */
const past = 50;
/** Messages a second into one channel, for so many seconds. */
const pace = { perSecond: 100, seconds: 5 };

interface Talk {
  cookies: string[];
  channelIds: string[];
}

/** Sending through the API, into many channels and into one, beside bare PostgreSQL that inserts a row. */
export async function benchTalk(): Promise<void> {
  const name = `talk_bench_${process.pid}`;
  try {
    const url = makeMigrated(name);
    const talk = fill(url);
    const env = { ...exampleEnv(), ...production(), LOG_LEVEL: 'error' };
    const server = await start('server/dist-test/api-bench-process.js', {
      ...env,
      DATABASE_URL: url,
      DATABASE_POOL: '10',
    });
    try {
      await answering(`${server.origin}/readyz`);
      warmUp(server.origin, talk);
      const raced = race(url, server.origin, talk);
      report('talk', { rounds, people, channels, past }, [...raced, await sendPaced(server.origin, talk)]);
    } finally {
      server.stop();
    }
  } finally {
    dropCrowd(name);
  }
}

/** People with a session each, all in one group of many channels. */
function fill(url: string): Talk {
  psql(url, [
    '-c',
    `insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
     select gen_random_uuid(), sha256(n::text::bytea), sha256(n::text::bytea), now(), 'bench_' || lpad(n::text, 4, '0'), 'Someone', 'both', 'en', 'none',
       now() - interval '30 days' from generate_series(1, ${people}) as n;
     insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
     select gen_random_uuid(), id, sha256(rpad(username, 43, '0')::bytea), now(), now(), now() + interval '1 day' from users;
     insert into terms_acceptances (user_id, version, accepted_at) select id, 'v1.0', now() from users;
     with made as (
       insert into groups (id, name, categories, visibility, created_at) values (gen_random_uuid(), 'Bench', 1, 'public', now()) returning id
     ), stats as (
       insert into group_stats (group_id, member_count, categories, moved_on, listed) select id, ${people}, 1, now(), true from made
     ), inside as (
       insert into group_members (group_id, user_id, role, joined_at) select made.id, users.id, 'member', now() from made, users
     ), opened as (
       insert into channels (id, group_id, name, position, created_at)
       select gen_random_uuid(), made.id, 'room-' || n, n, now() from made, generate_series(1, ${channels}) as n returning id, group_id
     )
     insert into channel_heads (channel_id, group_id, moved_at, seq, rev) select id, group_id, now(), ${past}, ${past} from opened;
     -- Plans are made for tables that have lived: an empty one is read whole.
     insert into messages (channel_id, seq, id, author_id, sent_at, rev, mentions)
     select channels.id, n, gen_random_uuid(), writers.id, now(), n, '{}'
     from channels cross join generate_series(1, ${past}) as n join (select id, row_number() over () as turn from users) as writers
       on writers.turn = 1 + (position + n) % ${people};
     insert into channel_marks (user_id, channel_id, read_seq) select author_id, channel_id, max(seq) from messages group by 1, 2;
     create table bare_messages (channel_id uuid, seq bigint, id uuid, author_id uuid, body bytea, sent_at timestamptz, primary key (channel_id, id));
     analyze`,
  ]);
  const lines = (query: string) => psql(url, ['-c', query]).trim().split('\n');
  return {
    cookies: lines('select username from users').map(
      (username) => `__Host-session=${username.padEnd(43, '0')}`,
    ),
    channelIds: lines('select id from channels order by position'),
  };
}

const bare = {
  text: `insert into bare_messages values (gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), sha256('a')  || sha256('b'), now())`,
  values: ['random(1, 1000000)'],
};

function send(origin: string, { cookies }: Talk, into: readonly string[], seed: number): number {
  return throughput(origin, {
    script: 'bench/talk-sends.lua',
    env: {
      BENCH_COOKIES: cookies.join('|'),
      BENCH_CHANNELS: into.join('|'),
      BENCH_SEED: String(seed),
    },
  });
}

/** A process that has just begun interprets what it will compile, and its plans are of the first minute. */
function warmUp(origin: string, talk: Talk): void {
  for (let turn = 0; turn < 6; turn += 1) send(origin, talk, talk.channelIds.slice(1_000), 1_000 + turn);
}

/** Contestants take turns, so that whatever else the machine does hits all of them alike. */
function race(url: string, origin: string, talk: Talk): Goal[] {
  const turns = Array.from({ length: rounds }, (_, round) => ({
    bare: pgbench(url, bare),
    spread: send(origin, talk, talk.channelIds.slice(0, 1_000), round * 2),
    hot: send(origin, talk, talk.channelIds.slice(0, 1), round * 2 + 1),
  }));
  const of = (who: keyof (typeof turns)[number]) => Math.round(median(turns.map((turn) => turn[who])));
  console.log(
    `bare inserts ${of('bare')} /s, messages spread ${of('spread')} /s, in one channel ${of('hot')} /s`,
  );
  const ratio = (who: 'spread' | 'hot') => median(turns.map((turn) => turn[who] / turn.bare));
  return [
    { what: 'sends spread over channels, of bare inserts', got: ratio('spread'), goal: 0.5 },
    { what: 'sends into one channel, of bare inserts', got: ratio('hot'), goal: 0.25 },
  ];
}

/** So many a second into one channel, each sent when its turn comes, however long those before take. */
async function sendPaced(origin: string, { cookies, channelIds }: Talk): Promise<Goal> {
  const count = pace.perSecond * pace.seconds;
  const begun = performance.now();
  const times = await Promise.all(
    Array.from({ length: count }, async (_, turn) => {
      const due = begun + (turn * 1_000) / pace.perSecond;
      await wait(Math.max(0, due - performance.now()));
      const sent = performance.now();
      const answer = await fetch(`${origin}/api/channels/${channelIds.at(-1)}/messages`, {
        method: 'POST',
        headers: { cookie: cookies[turn % cookies.length] ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ id: uuidV7(crypto.randomUUID()), text: 'The tide is out.' }),
      });
      if (answer.status !== 201) throw new Error(await answer.text());
      await answer.arrayBuffer();
      return performance.now() - sent;
    }),
  );
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)] ?? Number.NaN;
  return { what: '100 messages/s in one channel, p99 in ms', got: p99, goal: 150, atMost: true };
}
