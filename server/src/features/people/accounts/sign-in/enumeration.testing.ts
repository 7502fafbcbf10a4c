import type { LightMyRequestResponse } from 'fastify';
import { createOutbox, type Outbox } from '../../../../core/outbox.ts';
import { jobs, listeners } from '../../../../main/registries.ts';
import { installQueues, openQueueSender } from '../../../../platform/queue.ts';
import { maya, memberCookie, post, signUp, verifiedPerson } from '../../../../testing/people/people.ts';
import { testWorld, type World } from '../../../../testing/world.ts';

export const known = 'known-address@example.org';

/** Where somebody could find out whether an address has an account. */
export const doorNames = ['sign-up', 'forgot', 'resend', 'another address'] as const;
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
  const app = await world.app({ ...options, outbox: await writingOutbox(world) });
  let strangers = 0;
  const knockAt = {
    'sign-up': (email: string) => {
      strangers += 1;
      return signUp(app, { ...maya, email, username: `somebody_${strangers}` });
    },
    forgot: (email: string) => post(app, '/api/password-resets', { email }),
    resend: (email: string) => post(app, '/api/accounts/verification-mails', { email }),
    'another address': (email: string) => post(app, '/api/me/email-change', { email }, { cookie }),
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

/** Jobs are written as in production: whether a transaction has anything to write is half of the time it takes. */
async function writingOutbox(world: World): Promise<Outbox> {
  await installQueues(
    world.database.url,
    jobs
      .filter(({ name }) => name.startsWith('accounts.'))
      .map(({ name, patient = false }) => ({ name, patient })),
  );
  const enqueue = await openQueueSender(world.database.pool);
  return createOutbox({
    listeners: listeners.filter(({ on }) => on.name.startsWith('accounts.')),
    log: world.engines.log,
    push: () => undefined,
    async enqueueJob(db, request) {
      world.happened.jobs.push(request);
      await enqueue(db, request);
    },
  });
}
