import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('tells what it can while a dependency of one number is away', async () => {
  const metrics = createMetrics();
  metrics.gauge('broken', 'Cannot be had.', () => Promise.reject(new Error('the database is away')));
  metrics.gauge('thrown', 'Cannot be had either.', () => {
    throw new Error('the database is away');
  });
  metrics.gauge('whole', 'Can be had.', () => 7);
  const text = await metrics.print();
  expect(text).toMatch(/^broken nan$/im);
  expect(text).toMatch(/^thrown nan$/im);
  expect(text).toMatch(/^whole 7$/m);
});
