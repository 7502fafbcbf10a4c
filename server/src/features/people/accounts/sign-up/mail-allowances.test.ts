import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '../../../../main/registries.ts';
import { apart, type Person, verifiedPerson } from '../../../../testing/people/people.ts';
import { randomAddress, testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let app: FastifyInstance;
let owner: Person;

beforeEach(async () => {
  world = await testWorld();
  owner = apart();
  await verifiedPerson(world, await world.app(unlimited), owner);
  app = await world.app({ config: { LIMIT_FACTOR: 1 } });
  world.happened.mails.length = 0;
});
afterEach(() => world.close());

/** From an address of its own each time: what counts here is the mailbox. */
const send = (url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, remoteAddress: randomAddress() });
const forgot = (email: string) => send('/api/password-resets', { email });
const signUp = (email: string) => {
  const username = `u${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const person = { name: 'Sam', username, email, password: 'four warm stones', role: 'both', language: 'en' };
  return send('/api/accounts', person);
};
const write = (email: string) =>
  send('/api/contact/messages', {
    topic: 'question',
    email,
    message: 'May I ask something?',
    language: 'en',
  });

async function runJobs(): Promise<string[]> {
  for (const { name, payload } of world.happened.jobs.splice(0)) {
    await jobs.find((job) => job.name === name)?.run(world.jobCtx, payload);
  }
  return world.happened.mails.filter(({ to }) => to === owner.email).map(({ kind }) => kind);
}

const times = async <T>(count: number, act: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let time = 0; time < count; time += 1) results.push(await act());
  return results;
};

describe('a mailbox that a stranger types into every form', () => {
  it('still gets its owner’s reset, once, after fifty sign-ups and fifty messages', async () => {
    await times(50, () => signUp(owner.email));
    await times(50, () => write(owner.email));
    await runJobs();
    world.happened.mails.length = 0;
    expect((await forgot(owner.email)).statusCode).toBe(202);
    expect(await runJobs()).toEqual(['account-reset']);
  });

  it.each([
    ['sign-up', signUp, 'account-secondAccount'],
    ['reset', forgot, 'account-reset'],
  ])('gets as many mails as were said to be sent: %s', async (_kind, act, mail) => {
    const answers = await times(10, () => act(owner.email));
    const said = answers.filter(({ statusCode }) => statusCode === 202).length;
    expect(said).toBe(3);
    expect(answers.slice(said).map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(429));
    expect(await runJobs()).toEqual(Array(said).fill(mail));
  });

  it.each([
    ['sign-up', signUp],
    ['reset', forgot],
    ['confirmation again', (email: string) => send('/api/accounts/verification-mails', { email })],
  ])('is answered like one that nobody knows: %s', async (_kind, act) => {
    const told = async (email: string) =>
      (await times(5, () => act(email))).map(({ statusCode, json }) => [statusCode, json().error?.code]);
    expect(await told(owner.email)).toEqual(await told(`${randomUUID()}@example.org`));
  });

  it('counts an address once, however it is spelt', async () => {
    const spellings = [owner.email, owner.email.toUpperCase(), owner.email.replace('@', '+again@')];
    for (const email of spellings) await forgot(email);
    expect((await forgot(owner.email)).statusCode).toBe(429);
  });
});
