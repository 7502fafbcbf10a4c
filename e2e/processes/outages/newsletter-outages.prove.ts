import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { type LetterSink, startLetterSink } from '../../../server/src/testing/servers/letter-sink.ts';
import { sendThroughOutages } from '../harness/loads/letter-outages.ts';
import { openWorld, type World } from '../harness/world.ts';

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
/** PostgreSQL is made to crash only where it is the tests' own (`scripts/throwaway-postgres`). */
const isOwnPostgres = process.env['TEST_DATABASE_SERVER'] !== undefined;

const wanted = {
  readers: number('READERS', 60_000),
  workerKills: number('KILLS', 40),
  postgresKills: number('POSTGRES_KILLS', isOwnPostgres ? 5 : 0),
  redisKills: number('REDIS_KILLS', 5),
  pauseSeconds: number('PAUSE_SECONDS', 60),
  cutEach: number('CUT_EACH', 1_000),
  everyMs: number('EVERY_MS', 3_000),
};

let sink: LetterSink;
let world: World;
beforeAll(async () => {
  sink = await startLetterSink();
  world = await openWorld({ SMTP_URL: sink.url, MAILBOX_DOMAIN: 'reports.firstlight.example' });
});
afterAll(async () => {
  await world.close().catch(() => undefined);
  await sink.stop();
});

it('however often workers, PostgreSQL, Redis and lines die, nobody gets a letter twice and nobody is without a state', async () => {
  const { acts, seconds, inDoubtArrived, ...got } = await sendThroughOutages(world, sink, wanted);
  const { readers, pauseSeconds } = wanted;
  const size = { readers, pauseSeconds, seconds: Math.round(seconds), inDoubtArrived };
  const done = {
    workerKills: acts.workers,
    postgresKills: acts.postgres,
    redisKills: acts.redis,
    linesCut: acts.cut,
  };
  keepProof('newsletter-outages', { ...size, ...done }, [
    { what: 'readers with two letters', got: got.twice, goal: 0, atMost: true },
    { what: 'readers without a state', got: got.withoutState, goal: 0, atMost: true },
    { what: 'letters called sent that nobody got', got: got.sentToNobody, goal: 0, atMost: true },
    { what: 'letters in doubt', got: got.inDoubt, goal: got.inDoubtMost, atMost: true },
  ]);
});
