import { demoPassword, demoPeople } from '../contract/src/people/accounts/demo-people.ts';
import { ensureDatabase, hasOtherSchema } from '../server/scripts/ensure-database.ts';
import { StartRefusal } from '../server/src/platform/config/start-refusal.ts';
import { devPorts } from './dev/dev-ports.ts';
import { mayDropDatabase } from './dev/may-drop-database.ts';
import { onEnd } from './dev/on-end.ts';
import { createParts, type Part } from './dev/parts.ts';
import { prepareEnvironment } from './dev/prepare-environment.ts';
import { seedingMark } from './dev/seeding-mark.ts';
import type { Environment } from './environment.ts';
import { inOneSentence } from './in-one-sentence.ts';

// One command: creates the schema, seeds an empty database, and runs API, worker, web and a mailbox until it is ended.
// `pnpm dev --fresh` drops the database of this checkout first; so does a changed schema.

const vite = 'node_modules/vite/bin/vite.js';
const build: Part = {
  name: 'build',
  folder: 'server/',
  program: [vite, 'build', '--watch'],
  ready: /built in/,
  noise: /^dist\/|^$/,
};
const web: Part = { name: 'web', folder: 'web/', program: [vite], ready: /ready in/, noise: /^$/ };
const mailbox: Part = { name: 'mailbox', program: ['server/scripts/dev-mailbox.ts'], ready: /listening/ };
const stripe: Part = { name: 'stripe', program: ['server/scripts/dev-stripe.ts'], ready: /listening/ };
const migrate: Part = { name: 'migrate', program: ['server/dist/migrate.js'], ready: /up to date/ };
const api: Part = { name: 'api', program: ['server/dist/api.js'], ready: /api is listening/ };
const worker: Part = { name: 'worker', program: ['server/dist/worker.js'], ready: /waiting for jobs/ };
const seed: Part = {
  name: 'seed',
  program: ['server/dist/seed.js'],
  ready: /can sign in|nothing was seeded/,
};

await inOneSentence(async () => {
  const env = await prepareEnvironment();
  const url = env['DATABASE_URL'] ?? '';
  const isFresh = process.argv.includes('--fresh') || (await isOutdated(env, url));
  await ensureDatabase(url, isFresh);
  if (isFresh) seedingMark.remove();
  const parts = createParts(env, (line) => console.log(line));
  onEnd(async () => {
    await parts.stop();
    process.exit(0);
  });

  console.log(`\nStarting; the first time it takes a minute.\n\n${links(env)}\n`);
  const builds = followBuilds(() => parts.restart([api, worker]));
  await Promise.all([
    parts.start(build, builds.hear),
    parts.start(web),
    parts.start(mailbox),
    parts.start(stripe),
  ]);
  await parts.start(migrate);
  await Promise.all([parts.start(api), parts.start(worker)]);
  builds.begin();

  const wasInterrupted = seedingMark.isThere();
  seedingMark.set();
  await parts.start(seed, (line) => {
    if (!wasInterrupted && /world is complete|nothing was seeded/.test(line)) seedingMark.remove();
  });
  console.log(`\nReady.\n\n${links(env)}\n`);
  if (wasInterrupted)
    console.log(
      'The last seeding was interrupted and left half a world: `pnpm dev --fresh` makes it anew.\n',
    );
});

/** Whether the schema has changed since the development database was created. Reports it, because the data is dropped. */
async function isOutdated(env: Environment, url: string): Promise<boolean> {
  if (!(await hasOtherSchema(url))) return false;
  const { pathname } = new URL(url);
  if (!mayDropDatabase(env))
    throw new StartRefusal(
      `The schema has changed, but the database ${pathname.slice(1)} is not a local development database: drop it with \`pnpm dev --fresh\`.`,
    );
  console.log(`The schema has changed, so the database ${pathname.slice(1)} is created again.`);
  return true;
}

function links(env: Environment): string {
  const { api: server, mailbox: mails } = devPorts(env);
  const people = demoPeople.map(({ username }) => username).join(', ');
  return `  Firstlight    ${env['APP_ORIGIN']}
  Components    ${env['APP_ORIGIN']}/dev/ui
  API           http://localhost:${server.port}/api/docs
  Mailbox       http://localhost:${mails.port}

  Sign in as    ${people}, with the password “${demoPassword}”; admin is also asked for a code, which its button on the sign-in page knows`;
}

/** Once begun, restarts after every build, one restart after the other. */
function followBuilds(restart: () => Promise<void>): { hear(line: string): void; begin(): void } {
  let last: Promise<void> | undefined;
  return {
    begin() {
      last = Promise.resolve();
    },
    hear(line) {
      if (build.ready.test(line)) last = last?.then(restart);
    },
  };
}
