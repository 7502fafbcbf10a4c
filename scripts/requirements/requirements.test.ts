import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { readEnvFile } from '../environment.ts';
import { checkPorts } from './check-ports.ts';
import { checkPrograms } from './check-programs.ts';
import { nodeVersion } from './check-versions.ts';
import { requireAll } from './require-all.ts';

it.each([
  ['24.17.9', false],
  ['22.30.0', false],
  ['24.18.0', true],
  ['26.0.0', true],
])('Node %s is new enough: %s', (version, ok) => {
  expect(nodeVersion(version).ok).toBe(ok);
});

it('a port that is taken is named with the key that moves it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const findings = await checkPorts({ ...readEnvFile('.env.example'), MAILBOX_PORT: String(port) });
  const [finding] = findings.filter(({ what }) => what.includes(String(port)));
  expect(finding?.ok).toBe(false);
  expect(finding?.hint).toContain('another MAILBOX_PORT in .env');
  server.close();
});

it('a Chromium that is not where the environment says is missing', () => {
  const [chromium] = checkPrograms({ CHROMIUM: '/nowhere/chromium' });
  expect(chromium).toMatchObject({ ok: false, what: 'Chromium at /nowhere/chromium' });
});

it('what is missing is refused in one line each, and nothing else is said', () => {
  const findings = [
    { ok: true, what: 'Node 24.18.0', hint: 'a hint' },
    { ok: false, what: 'Redis at here', hint: 'Start it.' },
    { ok: false, what: 'pnpm is missing', hint: 'Run `. scripts/env`.' },
  ];
  expect(() => requireAll(findings)).toThrow(
    /^Redis at here: Start it\.\npnpm is missing: Run `\. scripts\/env`\.$/,
  );
  expect(() => requireAll(findings.slice(0, 1))).not.toThrow();
});
