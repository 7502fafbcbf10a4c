import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { externalPackages } from '../../../server/external-packages.ts';
import { ask } from '../harness/ask.ts';
import { runChild, startChild } from '../harness/servers/child.ts';
import { onServer } from '../harness/servers/database.ts';
import { freePort } from '../harness/servers/free-port.ts';
import { baseSettings, databaseUrl } from '../harness/settings.ts';
import { until } from '../harness/until.ts';

// `pnpm build` first. Needs root, for chroot: the tree is started as the image would start it, by user 10001, but without a
// container runtime around it.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const name = `${process.env['PROCESSES_PREFIX']}_image`;
const loadExternals = `const load = require('node:module').createRequire('/app/server/dist/api.js');
for (const name of ${JSON.stringify(externalPackages)}) load(name);`;

it('the tree of the image is small and bare, creates the schema, serves and stops', async () => {
  const tree = await mkdtemp(join(tmpdir(), 'firstlight-image-'));
  await runChild('chmod', ['755', tree]);
  await runChild('sh', [`${root}deploy/image/assemble.sh`, tree], {
    env: { HOME: process.env['HOME'] ?? '/' },
  });
  const files = filesIn(tree);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const shells = files.filter((file) => /(?:^|\/)(?:sh|bash|dash|busybox|apt|dpkg|npm|pnpm)$/.test(file));
  const forbidden = files.filter((file) => /\.map$|\.d\.[mc]?ts$|\/seed\.js$|\/src\/main\//.test(file));
  const writable = files.filter((file) => (statSync(file).mode & 0o022) !== 0);

  await onServer(`create database ${name}`);
  const port = await freePort();
  const env = {
    ...baseSettings(),
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl(name),
    PORT: String(port),
    FILE_STORE_DIRECTORY: '/data',
  };
  const nodeInside = (...words: string[]) =>
    startChild('chroot', ['--userspec=10001:10001', tree, '/usr/bin/node', ...words], { env });
  const inside = (command: string) => nodeInside('/app/server/dist/firstlight.js', command);
  // No request of this proof needs a picture or a share card.
  const loaded = nodeInside('-e', loadExternals);
  const loadedCode = await loaded.exited;
  const migrated = inside('migrate');
  const migratedCode = await migrated.exited;
  const beganMs = performance.now();
  const api = inside('api');
  await until('the process in the tree to be ready', async () => {
    if (!api.isAlive()) throw new Error(api.output());
    return ask(`http://127.0.0.1:${port}`, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  });
  const readySeconds = Math.round(performance.now() - beganMs) / 1_000;
  const stat = readFileSync(`/proc/${api.process.pid}/stat`, 'utf8').split(' ');
  const cpuSeconds = (Number(stat[13]) + Number(stat[14])) / 100;
  const memory =
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${api.process.pid}/status`, 'utf8'))?.[1]) / 1024;
  const uid = Number(/Uid:\s+(\d+)/.exec(readFileSync(`/proc/${api.process.pid}/status`, 'utf8'))?.[1]);
  const page = await ask(`http://127.0.0.1:${port}`, '/');
  const asset = /\/assets\/[\w-]+\.js/.exec(page.text)?.[0] ?? '/none';
  const script = await ask(`http://127.0.0.1:${port}`, asset);
  const stopBegan = performance.now();
  const code = await api.end('SIGTERM');
  const stopSeconds = (performance.now() - stopBegan) / 1_000;

  const bill = JSON.parse(readFileSync(join(tree, 'app/sbom.cdx.json'), 'utf8')) as {
    components: { name: string }[];
  };
  const named = new Set(bill.components.map((component) => component.name));
  const packages = globSync('{*,@*/*}/package.json', { cwd: join(tree, 'app/server/node_modules') })
    .map((file) => dirname(file))
    .filter((folder) => !folder.startsWith('@firstlight/'));
  const missing = [...packages, 'fastify', 'react'].filter((folder) => !named.has(folder));
  await onServer(`drop database if exists ${name} with (force)`);
  await rm(tree, { recursive: true, force: true });
  if (migratedCode !== 0) throw new Error(migrated.output());
  if (loadedCode !== 0) throw new Error(loaded.output());
  keepProof(
    'image',
    {
      files: files.length,
      bill: bill.components.length,
      uid,
      readySeconds,
      cpuSeconds,
      memory: Math.round(memory),
    },
    [
      { what: 'megabytes', got: bytes / 1e6, goal: 175, atMost: true },
      {
        what: ['shells and package managers', ...shells.slice(0, 2)].join(' '),
        got: shells.length,
        goal: 0,
        atMost: true,
      },
      {
        what: ['maps, declarations, seeds', ...forbidden.slice(0, 2)].join(' '),
        got: forbidden.length,
        goal: 0,
        atMost: true,
      },
      {
        what: ['files others may write', ...writable.slice(0, 2)].join(' '),
        got: writable.length,
        goal: 0,
        atMost: true,
      },
      {
        what: 'page and script answered',
        got: Number(page.status === 200) + Number(script.status === 200),
        goal: 2,
      },
      { what: 'runs as user 10001', got: Number(uid === 10_001), goal: 1 },
      { what: 'packages beside the builds', got: packages.length, goal: 10, atMost: true },
      {
        what: ['packages missing in the bill', ...missing.slice(0, 2)].join(' '),
        got: missing.length,
        goal: 0,
        atMost: true,
      },
      { what: 'seconds to stop', got: stopSeconds, goal: 6, atMost: true },
      { what: 'ended with', got: code ?? 1, goal: 0, atMost: true },
    ],
  );
});

/** Not what links lead to: one leads back to the top. */
function filesIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}
