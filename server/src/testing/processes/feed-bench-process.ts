import { readFileSync } from 'node:fs';
import { terms } from '@firstlight/contract/legal.ts';
import { sessionEnd } from '../../features/people/accounts/account/account-times.ts';
import { findMember } from '../../features/people/accounts/session/find-member.ts';
import { insertAcceptance, insertSession } from '../../features/people/accounts/session/sessions.queries.ts';
import { sessionCookie } from '../../features/people/accounts/session-cookie.ts';
import { buildApp } from '../../main/build-app.ts';
import { openEngines } from '../../main/engines.ts';
import { routes } from '../../main/registries.ts';
import { newToken } from '../../platform/crypto/secret-token.ts';
import { createLog } from '../../platform/log.ts';
import { benchConfig } from './bench-config.ts';
import { type Asked, hearStatements } from './hear-statements.ts';
import { type TownTester, townTesters } from './town-testers.ts';

// Signs testers of the town in DATABASE_URL in, notes every statement their feed asks for, and what it costs
// PostgreSQL and them. Prints JSON.
const addresses = { begun: '/api/feed?anew=true', continued: '/api/feed' };
// Connections keep what they were opened with, so listening comes before any of them.
const statements = hearStatements();
const engines = openEngines(
  benchConfig({ ...process.env, DATABASE_POOL: '1' }),
  createLog('warn'),
  'firstlight-bench',
);
const { database, vault, now, newId, config } = engines;
const app = buildApp({
  engines,
  outbox: { enqueue: async () => undefined, announce: () => undefined },
  routes: routes.filter(({ endpoint }) => endpoint.name.startsWith('feed.')),
  findMember: (headers) => findMember({ db: database.db, now, origin: config.APP_ORIGIN }, headers),
});

try {
  const { heavy, ordinary } = await townTesters(config.DATABASE_URL, vault, 200);
  const cookies = { heavy: await signIn(heavy), ordinary: await signIn(ordinary) };
  const costs = { ordinary: await costsOf(cookies.ordinary), heavy: await costsOf(cookies.heavy) };
  process.stdout.write(JSON.stringify({ cookies, costs, statements: await statementsOf(cookies.ordinary) }));
} finally {
  await app.close();
  await database.close();
  engines.redis.disconnect();
}

function signIn(testers: readonly TownTester[]): Promise<string[]> {
  return Promise.all(
    testers.map(async ({ id: userId }) => {
      const { token, tokenHash } = newToken();
      const at = now();
      const unknown = { browser: null, system: null };
      await insertAcceptance(database.db, userId, terms.version, at);
      const session = {
        id: newId(),
        userId,
        tokenHash,
        createdAt: at,
        identityConfirmedAt: at,
        tookSecondStep: false,
        expiresAt: sessionEnd(at),
      };
      await insertSession(database.db, { ...session, ...unknown });
      return sessionCookie(token, config.APP_ORIGIN).split(';')[0] ?? '';
    }),
  );
}

async function read(url: string, cookie: string): Promise<void> {
  const answer = await app.inject({ url, headers: { cookie } });
  if (answer.statusCode !== 200 || answer.json().cards.length === 0)
    throw new Error(`${url} answered ${answer.statusCode} ${answer.body.slice(0, 200)}`);
}

/** A visit begun by each of them: the time it takes, and the work of the one process of PostgreSQL that serves it. */
async function costsOf(cookies: readonly string[]): Promise<{ p99Ms: number; cpuMicroseconds: number }> {
  const { rows } = await database.pool.query('select pg_backend_pid() as pid');
  const cpu = () => Number(readFileSync(`/proc/${rows[0].pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
  const turns = Array.from({ length: Math.ceil(1_000 / cookies.length) }, () => cookies).flat();
  for (const cookie of turns.slice(0, 100)) await read(addresses.begun, cookie);
  const before = cpu();
  const taken: number[] = [];
  for (const cookie of turns) {
    const began = performance.now();
    await read(addresses.begun, cookie);
    taken.push(performance.now() - began);
  }
  const p99Ms = taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? Number.NaN;
  return { p99Ms, cpuMicroseconds: (cpu() - before) / turns.length };
}

/** What a dozen of them ask PostgreSQL for, as it could be asked without the product. */
async function statementsOf(cookies: readonly string[]): Promise<Record<keyof typeof addresses, Asked[][]>> {
  const dozen = cookies.slice(0, 12);
  const of = (url: string) => async (done: Promise<Asked[][]>, cookie: string) => {
    const soFar = await done;
    statements.anew();
    await read(url, cookie);
    return [...soFar, statements.asked()];
  };
  const begun = await dozen.reduce(of(addresses.begun), Promise.resolve([]));
  const continued = await dozen.reduce(of(addresses.continued), Promise.resolve([]));
  return { begun, continued };
}
