import { readFileSync } from 'node:fs';
import { retention } from '@firstlight/contract/legal.ts';
import { describe, expect, it } from 'vitest';
import { configKeys } from '../platform/config/config.ts';
import { version } from '../platform/version.ts';
import { projectRoot } from '../testing/source-files.ts';

const read = (file: string) => readFileSync(`${projectRoot}/deploy/${file}`, 'utf8');

describe('the release that the shipped files start', () => {
  it.each([
    ['compose.yaml', `firstlight:${version}`],
    ['kubernetes/kustomization.yaml', `newTag: ${version}`],
    ['image/Containerfile', `firstlight:${version}`],
  ])('%s names this one', (file, name) => {
    expect(read(file)).toContain(name);
  });

  it('runs on the Node and with the pnpm of this checkout', () => {
    const env = readFileSync(`${projectRoot}/scripts/env`, 'utf8');
    const [, node] = /^firstlight_node=(\S+)$/m.exec(env) ?? [];
    const [, pnpm] = /^firstlight_pnpm=(\S+)$/m.exec(env) ?? [];
    expect(read('image/Containerfile')).toContain(`node:${node}-`);
    expect(read('image/Containerfile')).toContain(`pnpm@${pnpm}`);
  });
});

describe('a process of the image', () => {
  it('is nobody of importance in the image and under Compose', () => {
    expect(read('image/Containerfile')).toMatch(/^USER 10001:10001$/m);
    expect(read('image/assemble.sh')).toContain('firstlight:x:10001:10001');
    const compose = read('compose.yaml');
    for (const line of [
      "user: '10001:10001'",
      'read_only: true',
      'cap_drop: [ALL]',
      'no-new-privileges:true',
    ])
      expect(compose).toContain(line);
  });

  it.each(['api', 'worker', 'mailbox', 'migrate'])(
    'has no more rights than that on Kubernetes as %s',
    (name) => {
      const manifest = read(`kubernetes/${name}.yaml`);
      for (const line of [
        `args: [${name}]`,
        'runAsNonRoot: true',
        'runAsUser: 10001',
        'readOnlyRootFilesystem: true',
        'allowPrivilegeEscalation: false',
        'drop: [ALL]',
      ])
        expect(manifest).toContain(line);
    },
  );

  it('is no superuser of PostgreSQL under Compose', () => {
    const compose = read('compose.yaml');
    for (const line of [
      './postgresql/roles.sql:/docker-entrypoint-initdb.d/10-roles.sql:ro',
      './postgresql/passwords.sh:/docker-entrypoint-initdb.d/20-passwords.sh:ro',
      'POSTGRES_USER: postgres\n',
      'DATABASE_DIRECT_URL: postgres://firstlight_owner:',
    ])
      expect(compose).toContain(line);
  });

  it.each(['api@', 'worker', 'mailbox', 'migrate'])('has no capability as the unit %s', (name) => {
    const unit = read(`firstlight-${name}.service`);
    for (const line of [
      'CapabilityBoundingSet=',
      'SystemCallFilter=@system-service',
      'SystemCallArchitectures=native',
      'RestrictNamespaces=yes',
      'PrivateDevices=yes',
    ])
      expect(unit.split('\n')).toContain(line);
    // V8 writes the code that it compiles.
    expect(unit).not.toContain('MemoryDenyWriteExecute');
  });

  it('is told the same about its memory wherever it is a worker', () => {
    const options = '--max-semi-space-size=4 --max-old-space-size=512';
    expect(read('firstlight-worker.service')).toContain(`node ${options} server/dist/worker.js`);
    expect(read('compose.yaml')).toContain(`NODE_OPTIONS: ${options} }`);
    expect(read('kubernetes/worker.yaml')).toContain(`NODE_OPTIONS, value: ${options} }`);
  });

  it('is given the time to drain before it is ended', () => {
    const manifest = read('kubernetes/api.yaml');
    const drain = Number(/DRAIN_SECONDS, value: "(\d+)"/.exec(manifest)?.[1]);
    const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(manifest)?.[1]);
    expect(grace).toBeGreaterThanOrEqual(drain + 30);
  });
});

it('proxies ask every second, wait two, and keep connections for less long than a process does', () => {
  expect(read('haproxy.cfg')).toMatch(/check inter 1s fall 2 rise 1/);
  expect(read('haproxy.cfg')).toMatch(/timeout check 2s/);
  expect(read('Caddyfile')).toMatch(/health_interval 1s\s+health_timeout 2s/);
  expect(read('kubernetes/api.yaml')).toMatch(
    /\/readyz.*periodSeconds: 1, timeoutSeconds: 2, failureThreshold: 2/,
  );
  expect(read('Caddyfile')).toMatch(/keepalive 60s/);
});

it('the environment that admin init writes has only keys that are read', () => {
  const text = readFileSync(`${projectRoot}/server/src/main/admin/init.ts`, 'utf8');
  const keys = [...text.matchAll(/^([A-Z][A-Z_0-9]+)=/gm)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(10);
  const compose = read('compose.yaml');
  expect(keys.filter((key) => !compose.includes(`\${${key}:?`) && !configKeys.includes(key))).toEqual([]);
});

it('lines of the log go after as many days as the privacy notice says', () => {
  expect(read('firstlight-journald.conf')).toContain(`MaxRetentionSec=${retention.logDays}day`);
  const drivers = [...read('compose.yaml').matchAll(/^ +driver: (\S+)$/gm)].map(([, driver]) => driver);
  expect(drivers).toEqual(['journald']);
});

it('with a full backup a week, none is older than the privacy notice says', () => {
  const kept = [...read('postgresql/pgbackrest.conf').matchAll(/retention-full = (\d+)$/gm)];
  expect(kept).toHaveLength(2);
  for (const [, days] of kept) expect(Number(days) + 7).toBe(retention.backupDays);
  expect(read('firstlight-backup.timer')).toBeTruthy();
});
