import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { metricsToken } from '../harness/metrics.ts';
import { openWorld, type World } from '../harness/world.ts';
import { alerts, panels, watchedMetrics } from './watched-metrics.ts';

const folder = new URL('../../../deploy/observability/', import.meta.url);

describe('what the shipped rules and the dashboard watch', () => {
  let world: World;
  let printed: string;

  beforeAll(async () => {
    world = await openWorld({ WORKER_PORT: '0', METRICS_TOKEN: metricsToken });
    const processes = await Promise.all([world.startApi(), world.startWorker()]);
    const headers = { authorization: `Bearer ${metricsToken}` };
    const texts = await Promise.all(processes.map(({ url }) => ask(url, '/metrics', { headers })));
    printed = texts.map(({ text }) => text).join('\n');
  });
  afterAll(() => world.close());

  it.each(watchedMetrics)('%s is printed by a running process', (name) => {
    expect(printed).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
  });
});

it('metrics are found in expressions, and functions, labels and words are not', () => {
  expect(watchedMetrics).toContain('http_request_seconds');
  expect(watchedMetrics).toContain('backup_age_seconds');
  expect(watchedMetrics.length).toBeGreaterThan(20);
  for (const name of ['rate', 'sum', 'queue', 'le', 'absent']) expect(watchedMetrics).not.toContain(name);
});

it('the dashboard has twelve panels', () => {
  expect(panels).toHaveLength(12);
});

it.each(alerts)('the alert $name has a runbook of at most 60 lines', ({ runbook }) => {
  const file = new URL(`runbooks/${runbook}`, folder);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(60);
});

it.each(alerts.filter(({ severity }) => severity === 'page'))(
  'the alert $name wakes somebody, so its rule is tested',
  ({ name }) => {
    expect(readFileSync(new URL('rules.test.yml', folder), 'utf8')).toContain(`alertname: ${name}`);
  },
);
