import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox, type Outbox } from '../../core/outbox.ts';
import { installQueues, openQueueSender } from '../../platform/queue.ts';
import { distinguishability } from '../../testing/distinguishability.ts';
import { maya, post, signUp, verifiedPerson } from '../../testing/people.ts';
import { testWorld, type World } from '../../testing/world.ts';
import { accountJobs } from './accounts.jobs.ts';
import { accountListeners } from './accounts.listeners.ts';

const samples = 500;
/** As many ask at a time; together they stay well below the pace. */
const lanes = 6;
const evenPaceMs = 60;
const known = 'known-address@example.org';
let world: World;
let app: FastifyInstance;
let strangers = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.evenPaceMs = evenPaceMs;
  const options = { config: { LIMIT_FACTOR: 1e6 }, takeLimit: async () => undefined };
  await verifiedPerson(world, await world.app(options), { ...maya, email: known });
  app = await world.app({ ...options, outbox: await writingOutbox() });
});
afterAll(() => world.close());

/** Jobs are written as in production: whether a transaction has anything to write is half of the time it takes. */
async function writingOutbox(): Promise<Outbox> {
  await installQueues(
    world.database.url,
    accountJobs.map(({ name, patient = false }) => ({ name, patient })),
  );
  const enqueue = await openQueueSender(world.database.pool);
  return createOutbox({
    listeners: accountListeners,
    log: world.engines.log,
    push: () => undefined,
    async enqueueJob(db, request) {
      world.happened.jobs.push(request);
      await enqueue(db, request);
    },
  });
}

/** Passwords cost next to nothing here, so it is the pace alone that hides what was found. */
const doors: Record<string, (email: string) => Promise<LightMyRequestResponse>> = {
  'sign-up': (email) => {
    strangers += 1;
    return signUp(app, { ...maya, email, username: `somebody_${strangers}` });
  },
  forgot: (email) => post(app, '/api/password-resets', { email }),
  resend: (email) => post(app, '/api/accounts/verification-mails', { email }),
};

/** As long as the known one, and like it in all that an answer could depend on. */
function unknownAddress(): string {
  strangers += 1;
  return `x${String(strangers).padStart(known.indexOf('@') - 1, '0')}@example.org`;
}

describe.each(Object.entries(doors))(
  '%s, asked about a known and an unknown address (T26)',
  (name, knock) => {
    it('answers with the same bytes', async () => {
      const unknown = unknownAddress();
      const [first, second] = [await knock(known), await knock(unknown)];
      expect(first.statusCode).toBe(202);
      expect(told(second, unknown)).toEqual(told(first, known));
    });

    it('writes as much to be done later', async () => {
      world.happened.jobs.splice(0);
      await knock(known);
      await knock(unknownAddress());
      const sizes = world.happened.jobs.map(({ payload }) => Object.keys(payload).toSorted());
      expect(sizes).toHaveLength(2);
      expect(sizes[0]).toEqual(sizes[1]);
    });

    it(`takes a time that tells nothing in ${samples} tries each`, async ({ annotate }) => {
      const times = { known: [] as number[], unknown: [] as number[] };
      let round = -50;
      const ask = async (kind: 'known' | 'unknown', isCounted: boolean) => {
        const email = kind === 'known' ? known : unknownAddress();
        const started = performance.now();
        await knock(email);
        if (isCounted) times[kind].push(performance.now() - started);
      };
      const lane = async () => {
        while (round < samples) {
          const own = round++;
          // In turns, and each first as often: what the machine does meanwhile befalls both alike.
          const turns = ['known', 'unknown'] as const;
          for (const kind of own % 2 === 0 ? turns : turns.toReversed()) await ask(kind, own >= 0);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      const auc = distinguishability(times.known, times.unknown);
      await annotate(`${name}: AUC ${auc.toFixed(3)}`);
      process.stdout.write(`T26 ${name}: AUC ${auc.toFixed(3)} over ${samples} samples each\n`);
      expect(auc).toBeLessThanOrEqual(0.6);
    }, 120_000);
  },
);

function told(answer: LightMyRequestResponse, email: string) {
  const { date: _, 'set-cookie': cookies = '', ...headers } = answer.headers;
  // What is random in it tells nothing.
  const cookie = String(cookies).replace(/=[\w-]{43};/, '=random;');
  return { status: answer.statusCode, headers, cookie, body: answer.body.replaceAll(email, 'the address') };
}
