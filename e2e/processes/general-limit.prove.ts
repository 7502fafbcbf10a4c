import { limits } from '@firstlight/contract/limits.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { type Answer, ask } from './harness/ask.ts';
import { pause } from './harness/pause.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

const [perMinute] = limits['api.guest'].windows;
let world: World;
let apis: ApiProcess[];

beforeAll(async () => {
  world = await openWorld({ LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' });
  apis = await Promise.all([world.startApi(), world.startApi()]);
});
afterAll(() => world.close());

it('two processes hold the general rate within what they can miss of each other', async () => {
  await startOfMinute();
  const question = { json: { topic: 'none', mark: 0 }, headers: { 'x-forwarded-for': '203.0.113.200' } };
  const requests = 3 * perMinute.count;
  const answers: Answer[] = [];
  for (let index = 0; index < requests; index++)
    answers.push(await ask(apis[index % apis.length]?.url ?? '', '/api/test/push', question));
  const through = answers.filter(({ status }) => status === 204).length;
  keepProof('general-limit', { requests, limit: perMinute.count }, [
    { what: 'let through', got: through, goal: perMinute.count },
    // At worst each process lets a whole allowance through before the two have shared their counts.
    { what: 'let through, in allowances', got: through / perMinute.count, goal: 2, atMost: true },
  ]);
});

/** Windows begin with the clock's minute; one that ends in the middle would count twice. */
async function startOfMinute(): Promise<void> {
  const left = perMinute.seconds - ((Date.now() / 1_000) % perMinute.seconds);
  if (left < 30) await pause(left * 1_000);
}
