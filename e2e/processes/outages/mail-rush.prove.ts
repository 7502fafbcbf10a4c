import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { sendMessage } from '../harness/contact.ts';
import { until } from '../harness/until.ts';
import { openWorld, type World } from '../harness/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('a worker drains a rush of a hundred mails in less than twenty seconds', async () => {
  const [api] = await Promise.all([world.startApi(), world.startWorker()]);
  const messages = 50;
  await Promise.all(
    Array.from({ length: messages }, (_, index) => sendMessage(api.url, { email: `n${index}@example.org` })),
  );
  const started = performance.now();
  await until('two mails each', () => world.mailbox.mails.length === 2 * messages);
  const got = (performance.now() - started) / 1_000;
  keepProof('mail-rush', { mails: 2 * messages }, [
    { what: 'drained after, s', got, goal: 20, atMost: true },
  ]);
});
