import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../platform/config/start-refusal.ts';

const root = new URL('../../../', import.meta.url);
const services = globSync('deploy/*.service', { cwd: root }).map((file) => {
  const text = readFileSync(new URL(file, root), 'utf8');
  const setting = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1];
  return { file, setting };
});
const running = services.filter(({ setting }) => setting('Type') !== 'oneshot');

it('there is a service for each kind of process that runs for long', () => {
  expect(running.map(({ setting }) => setting('ExecStart')).toSorted()).toEqual([
    '/usr/bin/node --max-semi-space-size=4 --max-old-space-size=512 server/dist/worker.js',
    '/usr/bin/node server/dist/api.js',
    '/usr/bin/node server/dist/mailbox.js',
  ]);
});

describe.each(running)('the shipped $file', ({ setting }) => {
  it('starts again, but not with a configuration that somebody must mend first', () => {
    expect(setting('Restart')).toBe('always');
    expect(setting('RestartPreventExitStatus')).toBe(String(exitCodes.configuration));
  });

  it('gives a stop the time of the longest drain and of a step that hangs', () => {
    expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(20 + 25);
  });
});

it('whoever waits for a page goes before jobs', () => {
  const shares = (name: string) =>
    Number(services.find(({ file }) => file.includes(name))?.setting('CPUWeight'));
  expect(shares('api')).toBeGreaterThan(shares('worker'));
});
