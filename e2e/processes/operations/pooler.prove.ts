import { randomUUID } from 'node:crypto';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { sessionSettings } from '../../../server/src/db/session-settings.ts';
import { ask } from '../harness/ask.ts';
import { sendMessage } from '../harness/contact.ts';
import { connectLive } from '../harness/live.ts';
import { makeMembers, makeProjects } from '../harness/members.ts';
import { onServer } from '../harness/servers/database.ts';
import { startPooler } from '../harness/servers/pooler.ts';
import { until } from '../harness/until.ts';
import { openWorld } from '../harness/world.ts';

const requests = Number(process.env['POOLER_REQUESTS'] ?? 2_000);
const atOnce = 20;
/** Fewer than the processes want, so that each statement meets other connections. */
const connections = 4;

it('two processes and a worker behind a pooler fail nothing', async () => {
  const world = await openWorld();
  const name = new URL(world.database.url).pathname.slice(1);
  for (const [key, value] of Object.entries(sessionSettings))
    await onServer(`alter database ${name} set ${key} = '${value}'`);
  const pooler = await startPooler(world.database, connections);
  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: world.database.url };
  const [first, second] = await Promise.all([world.startApi(env), world.startApi(env)]);
  await world.startWorker(env);
  const [maker, tester] = await makeMembers(world, 2);
  if (!maker || !tester) throw new Error('nobody');
  await makeProjects(world, maker.id, 20);

  const failures: string[] = [];
  let left = requests;
  let written = 0;
  async function askInTurn(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const { url } = left % 2 === 0 ? first : second;
      const headers = { cookie: tester?.cookie ?? '' };
      const kind = ['/api/projects', '/api/notifications', '/api/feed', 'write'][left % 4] ?? '';
      const answer =
        kind === 'write'
          ? await sendMessage(url, { email: `${randomUUID()}@example.org` })
          : await ask(url, kind, { headers });
      if (kind === 'write' && answer.status === 201) written += 1;
      if (answer.status >= 500 || (kind === 'write' && answer.status !== 201))
        failures.push(`${kind}: ${answer.status} ${answer.text.slice(0, 120)}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  const stored = await world.database.count('select count(*) from contact_messages');

  // A revocation travels by LISTEN, past the pooler.
  const session = randomUUID();
  const live = await connectLive(second.url, { session, user: session });
  await ask(first.url, '/api/test/revoke', { json: { sessionId: session, fail: false } });
  await until('the drop', () => !live.socket.connected);
  await until('a mail', () => world.mailbox.mails.length > 0);
  await world.close();
  await pooler.stop();

  keepProof('pooler', { version: Number(pooler.version), requests, atOnce, connections, written }, [
    {
      what: ['failed requests', ...failures.slice(0, 1)].join(': '),
      got: failures.length,
      goal: 0,
      atMost: true,
    },
    { what: 'writes confirmed and not stored', got: written - stored, goal: 0, atMost: true },
  ]);
});
