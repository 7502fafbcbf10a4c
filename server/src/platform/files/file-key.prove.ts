import { expect, it } from 'vitest';
import { keepProof } from '../../../../prove/keep-figures.ts';
import { checkKey } from './file-key.ts';

it('refuses an endless key without reading it, however hostile', () => {
  const keys = ['a.'.repeat(50_000), 'a'.repeat(100_000), '/'.repeat(100_000)];
  const started = process.threadCpuUsage();
  for (const key of keys) expect(() => checkKey(key)).toThrow('is not allowed');
  const { user, system } = process.threadCpuUsage(started);
  const got = (user + system) / 1_000;
  keepProof('file-key', { keys: keys.length }, [
    { what: 'all of them, ms of work', got, goal: 50, atMost: true },
  ]);
});
