import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { cookiesOf } from '../../../../testing/cookies.ts';
import { apart, maya, post, verifiedPerson } from '../../../../testing/people/people.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

const guesses = 10_000;
const addresses = 2_000;
let world: World;

beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('judges at most sixty of ten thousand guesses in an hour, and lets the owner in between', async () => {
  const owner = apart({ ...maya, username: `hunted_${randomUUID().slice(0, 6)}` });
  const generous = await world.app(unlimited);
  await verifiedPerson(world, generous, owner);
  const { username, email: login, password } = owner;
  const cookie = cookiesOf(await post(generous, '/api/sessions', { login, password }));
  const app = await world.app({ config: { LIMIT_FACTOR: 1_000 } });

  const guess = async (index: number) => {
    const payload = { login: index % 2 === 0 ? username : login, password: `guess number ${index}` };
    const remoteAddress = `10.${Math.floor((index % addresses) / 250)}.7.${index % 250}`;
    return (await app.inject({ method: 'POST', url: '/api/sessions', payload, remoteAddress })).statusCode;
  };

  const statuses: number[] = [];
  const ownerStatuses: number[] = [];
  let longestMs = 0;
  for (let start = 0; start < guesses; start += 1_000) {
    for (let batch = start; batch < start + 1_000; batch += 50) {
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => guess(batch + index)))));
    }
    const begun = performance.now();
    ownerStatuses.push((await post(app, '/api/sessions', { login, password }, { cookie })).statusCode);
    longestMs = Math.max(longestMs, performance.now() - begun);
  }

  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  keepProof('guesses', { guesses, addresses }, [
    {
      what: 'guesses judged',
      got: statuses.filter((status) => status === 401).length,
      goal: 60,
      atMost: true,
    },
    { what: 'owner let in, of 10', got: ownerStatuses.filter((status) => status === 200).length, goal: 10 },
    { what: 'owner’s longest sign-in, ms', got: longestMs, goal: 2_000, atMost: true },
  ]);
});
