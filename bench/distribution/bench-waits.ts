import { meanOf } from '../../server/src/features/trials/distribution/model/statistics.ts';
import { measure } from './measure.ts';
import { smallSize } from './scenarios.ts';
import { simulate } from './simulate.ts';
import { ours } from './task.ts';
import { asItShips, atOnce } from './timing.ts';
import { makeWorld } from './world.ts';

const seeds = Number(process.env['BENCH_SEEDS'] ?? 40);
const timings = { 'at once': atOnce, 'as it ships': asItShips };

/** What it costs that others see late what testers do: the same small worlds under each timing, differences paired by world. */
export async function benchWaits(): Promise<void> {
  for (const policy of ours) {
    const shares = Object.entries(timings).map(([name, timing]) => {
      const onTime = Array.from({ length: seeds }, (_, seed) => {
        const world = makeWorld(smallSize(seed + 1));
        return 100 * measure(simulate(world, policy, { timing })).onTime;
      });
      return { name, onTime };
    });
    console.log(`\n${policy.name}: on time, % of ${seeds} small worlds, with 95 % of chance`);
    for (const { name, onTime } of shares) {
      const apart = onTime.map((share, world) => share - (shares[0]?.onTime[world] ?? Number.NaN));
      console.log(`${name.padEnd(16)} ${interval(onTime)}, beside at once ${interval(apart)}`);
    }
  }
}

/** The mean, and where 95 of 100 such means would lie around it. */
function interval(values: readonly number[]): string {
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return `${mean.toFixed(1)} ± ${(1.96 * Math.sqrt(variance / values.length)).toFixed(1)}`;
}
