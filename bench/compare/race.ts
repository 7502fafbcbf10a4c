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

/** Both take turns in every round, and each goes first in every second one. Gives the middle of the rounds' ratios, ours to theirs. */
export function race({ name, ours, older }: Contest, rounds: number): number {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const rate = ({ url, ...options }: Asked) => throughput(url, options);
    if (round % 2 === 0) {
      const [first, second] = [rate(ours), rate(older)];
      ratios.push(first / second);
    } else {
      const [first, second] = [rate(older), rate(ours)];
      ratios.push(second / first);
    }
  }
  const spread = ratios.toSorted((one, other) => one - other).map((ratio) => ratio.toFixed(2));
  console.log(`${name.padEnd(45)} ${spread.join(' ')}`);
  return median(ratios);
}
