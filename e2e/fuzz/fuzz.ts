import { parseArgs } from 'node:util';
import prepare from '../processes/harness/prepare.ts';
import { openWorld } from '../processes/harness/world.ts';
import { runFuzz } from './run-fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '8000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    lanes: { type: 'string', default: '8' },
  },
});
const size = { requests: Number(values.requests), seed: Number(values.seed), lanes: Number(values.lanes) };

/** How long an answer takes is a proof's subject: fuzz.prove.ts. */
const faults = ['5xx', 'undocumented', 'wrong shape', 'accepted', 'hung up'] as const;

const dropAll = await prepare();
const world = await openWorld();
try {
  const { tally, seconds, turnedAway } = await runFuzz(world, size);
  const unproven = tally.unproven();
  process.stdout.write(
    `${tally.print()}\n` +
      `seed ${size.seed}, ${seconds.toFixed(1)} s; turned away ${turnedAway} times; ` +
      `never succeeded: ${unproven.join(', ') || 'none'}\n` +
      `fuzz: ${size.requests} requests, ${faults.map((fault) => `${tally.count(fault)} ${fault}`).join(', ')}\n`,
  );
  process.exitCode = unproven.length === 0 && faults.every((fault) => tally.count(fault) === 0) ? 0 : 1;
} finally {
  await world.close();
  await dropAll();
}
