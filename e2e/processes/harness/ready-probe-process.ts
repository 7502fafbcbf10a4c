import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';

// Asks each address so many times, now and then and not all at once, and tells its parent how long each answer took.
const [count, ...urls] = process.argv.slice(2);
const times: number[] = [];
for (let round = 0; round < Number(count); round += 1) {
  for (const url of urls) {
    const began = performance.now();
    const { status } = await ask(url, '/readyz');
    // Not a number that a message could carry: an answer of “not ready” is no quick answer.
    times.push(status === 200 ? performance.now() - began : Number.MAX_SAFE_INTEGER);
  }
  await wait(10);
}
process.send?.(times);
process.disconnect?.();
