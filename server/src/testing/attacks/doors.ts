import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { createOutbox, type Outbox } from '../../core/outbox.ts';
import { jobs, listeners } from '../../main/registries.ts';
import { installQueues, openQueueSender } from '../../platform/queue.ts';
import { maya, memberCookie, post, signUp, verifiedPerson } from '../people/people.ts';
import { testWorld, type World } from '../world.ts';

export const known = 'known-address@example.org';

/** Where somebody could find out whether an address has an account, gets the newsletter or gives monthly. */
export const doorNames = [
  'sign-up',
  'forgot',
  'resend',
  'another address',
  'newsletter',
  'newsletter link',
  'support link',
] as const;
export type DoorName = (typeof doorNames)[number];

export interface Doors {
  world: World;
  knock(door: DoorName, email: string): Promise<LightMyRequestResponse>;
  unknownAddress(): string;
}

/** A world where one address is known. Passwords cost next to nothing here, so it is the pace alone that hides what was found. */
export async function openDoors(): Promise<Doors> {
  const world = await testWorld();
  world.engines.evenPaceMs = 60;
  const options = { config: { LIMIT_FACTOR: 1e6 }, takeLimit: async () => undefined };
  const plain = await world.app(options);
  await verifiedPerson(world, plain, { ...maya, email: known });
  const asker = { ...maya, username: 'asker', email: 'asker@example.org' };
  await verifiedPerson(world, plain, asker);
  const cookie = await memberCookie(plain, asker);
  const wish = { frequency: 'weekly', interests: ['food'], language: 'en' };
  await post(plain, '/api/newsletter/subscriptions', { ...wish, email: known });
  await world.database.pool.query(`update newsletter_subscriptions set state = 'confirmed'`);
  await world.database.pool.query(
    `insert into pledges (id, kind, cents, language, created_at, state, email, email_index) values ($1, 'monthly', 500, 'en', now(), 'active', '', $2)`,
    [randomUUID(), world.ctx.vault.blindIndex(known)],
  );
  const app = await world.app({ ...options, outbox: await writingOutbox(world) });
  let strangers = 0;
  const knockAt: Record<DoorName, (email: string) => Promise<LightMyRequestResponse>> = {
    'sign-up': (email) => {
      strangers += 1;
      return signUp(app, { ...maya, email, username: `somebody_${strangers}` });
    },
    forgot: (email) => post(app, '/api/password-resets', { email }),
    resend: (email) => post(app, '/api/accounts/verification-mails', { email }),
    'another address': (email) => post(app, '/api/me/email-change', { email }, { cookie }),
    newsletter: (email) => post(app, '/api/newsletter/subscriptions', { ...wish, email }),
    'newsletter link': (email) => post(app, '/api/newsletter/links', { email }),
    'support link': (email) => post(app, '/api/support/links', { email, language: 'en' }),
  };
  return {
    world,
    knock: (door, email) => knockAt[door](email),
    /** As long as the known one, and like it in all that an answer could depend on. */
    unknownAddress() {
      strangers += 1;
      return `x${String(strangers).padStart(known.indexOf('@') - 1, '0')}@example.org`;
    },
  };
}

const asking = /^(accounts|newsletter|support)\./;

/** Jobs are written as in production: whether a transaction has anything to write is half of the time it takes. */
async function writingOutbox(world: World): Promise<Outbox> {
  await installQueues(
    world.database.url,
    jobs.filter(({ name }) => asking.test(name)).map(({ name, patient = false }) => ({ name, patient })),
  );
  const enqueue = await openQueueSender(world.database.pool);
  return createOutbox({
    listeners: listeners.filter(({ on }) => asking.test(on.name)),
    log: world.engines.log,
    push: () => undefined,
    async enqueueJob(db, request) {
      world.happened.jobs.push(request);
      await enqueue(db, request);
    },
  });
}
