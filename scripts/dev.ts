import { spawn } from 'node:child_process';
import { demoPassword, demoPeople } from '../contract/src/demo-people.ts';
import { ensureDatabase } from '../server/scripts/ensure-database.ts';
import { environment } from './environment.ts';
import { checkHealth, devPorts } from './health.ts';

// One command: migrates, seeds if empty, and runs API, worker, web and a dev mailbox until Ctrl+C.
const broken = (await checkHealth()).filter(({ ok }) => !ok);
for (const { what, hint } of broken) console.error(`${what}\n  ${hint}`);
if (broken.length > 0) process.exit(1);

const env = environment();
await ensureDatabase(env['DATABASE_URL'] ?? '');
await run('build', 'server', 'vite build --watch', /built in/);
await run('migrate', 'server', 'node --enable-source-maps dist/migrate.js', /up to date/);
await run('mailbox', 'server', 'node scripts/dev-mailbox.ts', /listening/);
await run(
  'api',
  'server',
  'node --enable-source-maps --watch --watch-preserve-output dist/api.js',
  /api is listening/,
);
await run(
  'worker',
  'server',
  'node --enable-source-maps --watch --watch-preserve-output dist/worker.js',
  /waiting for jobs/,
);
await run('web', 'web', 'vite', /ready in/);
await run('seed', 'server', 'node --enable-source-maps dist/seed.js', /demo world|nothing was seeded/);

console.log(`
  Firstlight    http://localhost:${devPorts.web}
  Components    http://localhost:${devPorts.web}/dev/ui
  API           http://localhost:${devPorts.api}/api/docs
  Mailbox       http://localhost:${devPorts['dev mailbox (page)']}

  Sign in as    ${demoPeople.map(({ username }) => username).join(', ')}, with the password “${demoPassword}”
`);

/** Starts one part with its name before each of its lines, and waits until it says that it is ready. */
function run(name: string, folder: string, command: string, ready: RegExp): Promise<void> {
  const bins = [folder, '.'].map(
    (place) => new URL(`../${place}/node_modules/.bin`, import.meta.url).pathname,
  );
  const child = spawn(command, {
    shell: true,
    cwd: new URL(`../${folder}`, import.meta.url),
    env: { ...env, NO_COLOR: '1', PATH: [...bins, env['PATH']].join(':') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));

  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} stopped with code ${code}`)),
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        const text = chunk.toString().trimEnd();
        for (const line of text.split('\n')) console.log(`${name.padEnd(8)} ${line}`);
        if (ready.test(text)) resolve();
      });
    }
  });
}
