import { median, throughput, type WrkOptions } from '../wrk.ts';

export interface Asked extends WrkOptions {
  url: string;
}

/** The same thing asked of this checkout and of the older one. */
export interface Contest {
  name: string;
  ours: Asked;
  older: Asked;
}

/** A process on a busy host turns requests away (503). Such a round says nothing of either side, so it is run again, a few times in all. */
const roundsRunAgain = 10;

/** Both take turns in every round, and each goes first in every second one. Gives the middle of the rounds' ratios, ours to theirs. */
export function race({ name, ours, older }: Contest, rounds: number): number {
  const ratios: number[] = [];
  let again = 0;
  while (ratios.length < rounds) {
    try {
      ratios.push(ratioOf(ours, older, ratios.length % 2 === 0));
    } catch (error) {
      again += 1;
      if (again > roundsRunAgain) throw error;
    }
  }
  const spread = ratios.toSorted((one, other) => one - other).map((ratio) => ratio.toFixed(2));
  console.log(`${name.padEnd(45)} ${spread.join(' ')}${again > 0 ? `  (${again} rounds run again)` : ''}`);
  return median(ratios);
}

function ratioOf(ours: Asked, older: Asked, isOursFirst: boolean): number {
  const rate = ({ url, ...options }: Asked) => throughput(url, options);
  if (isOursFirst) {
    const [first, second] = [rate(ours), rate(older)];
    return first / second;
  }
  const [first, second] = [rate(older), rate(ours)];
  return second / first;
}
