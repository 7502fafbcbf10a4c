import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { runChild } from '../harness/servers/child.ts';
import { onServer } from '../harness/servers/database.ts';
import { startGate } from '../harness/servers/gate.ts';
import { openPair } from '../harness/servers/pair.ts';
import { baseSettings, entry } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { openWorld } from '../harness/world.ts';

const promotions = Number(process.env['PROMOTIONS'] ?? 20);
const writers = 8;
const writesBetween = 200;

it('a synchronous standby takes the place of a lost primary again and again, and no confirmed write is lost', async () => {
  const pair = await openPair();
  const settings = { ...baseSettings(), DATABASE_URL: pair.url() };
  await runChild(process.execPath, [entry('migrate')], { env: settings });
  await runChild(process.execPath, [entry('worker-process'), 'prepare'], { env: settings });
  await pair.rejoin();

  // The address that operators let lead to whoever takes writes.
  const target = { host: '127.0.0.1', port: pair.port() };
  const gate = await startGate(target);
  const world = await openWorld({ DATABASE_URL: `postgres://postgres@127.0.0.1:${gate.port}/firstlight` });
  const apis = await Promise.all([world.startApi(), world.startApi()]);

  const confirmed: string[] = [];
  const strange = new Set<string>();
  let isStopping = false;
  let lastAt = performance.now();
  async function write(index: number): Promise<void> {
    while (!isStopping) {
      const sessionId = randomUUID();
      const url = apis[index % 2]?.url ?? '';
      const answer = await ask(url, '/api/test/revoke', { json: { sessionId, fail: false } }).catch(
        () => undefined,
      );
      if (answer && answer.status < 300) {
        confirmed.push(sessionId);
        lastAt = performance.now();
      } else if (answer?.status !== 503) strange.add(String(answer?.status));
      await wait(answer && answer.status < 300 ? 5 : 50);
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, (_, index) => write(index)));

  const gaps: number[] = [];
  for (let round = 0; round < promotions; round += 1) {
    const soFar = confirmed.length;
    await until('writes between', () => confirmed.length >= soFar + writesBetween);
    await pair.promote();
    const cutAt = lastAt;
    gate.shut();
    target.port = pair.port();
    gate.open();
    await until('a write on the new primary', () => lastAt > cutAt);
    gaps.push((lastAt - cutAt) / 1_000);
    await pair.rejoin();
  }
  isStopping = true;
  await writing;

  const rows = await onServer('select session_id from test_ended_sessions', pair.url());
  const stored = new Set(rows.map((row) => String(row['session_id'])));
  const lost = confirmed.filter((id) => !stored.has(id));
  await world.close();
  gate.stop();
  await pair.remove();
  keepProof('promotion', { promotions, writers, confirmed: confirmed.length }, [
    { what: 'confirmed writes lost', got: lost.length, goal: 0, atMost: true },
    {
      what: ['answers that were neither done nor 503', ...strange].join(' '),
      got: strange.size,
      goal: 0,
      atMost: true,
    },
    { what: 'longest gap between two writes, s', got: Math.max(...gaps), goal: 5, atMost: true },
  ]);
});
