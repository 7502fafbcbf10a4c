import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { exampleOperator } from '../../../scripts/example-operator.ts';
import { startStripeStandIn } from '../../../server/src/testing/stripe-stand-in/start-stripe-stand-in.ts';
import { publishResponses } from '../../processes/harness/publish-responses.ts';
import { type Child, runChild, startChild } from '../../processes/harness/servers/child.ts';
import { onServer } from '../../processes/harness/servers/database.ts';
import { startMailbox } from '../../processes/harness/servers/mailbox.ts';
import { baseSettings, databaseUrl, entry } from '../../processes/harness/settings.ts';
import { until } from '../../processes/harness/until.ts';
import { stage } from './addresses.ts';
import { countFigures } from './count-figures.ts';
import { closeCase, makeDueFirst } from './desk-time.ts';
import { startDeveloperPages } from './developer-pages.ts';
import { sendLetter } from './letter-time.ts';
import { startProviders } from './providers.ts';

// The built product as people meet it, on a database and a mail server of its own, plus the developer pages.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const name = `fl_journeys_${process.pid}`;
const mailbox = await startMailbox();
const settings = baseSettings();
const providers = await startProviders();
const stripe = await startStripeStandIn({
  port: Number(new URL(stage.stripe).port),
  webhookUrl: `${stage.web}/webhooks/stripe`,
});
const env = {
  ...settings,
  ...providers.settings,
  ...exampleOperator,
  ...stripe.keys,
  PATH: process.env['PATH'] ?? '',
  APP_ORIGIN: stage.web,
  PORT: new URL(stage.web).port,
  DATABASE_URL: databaseUrl(name),
  SMTP_URL: mailbox.url,
};

await onServer(`create database ${name}`);
await runChild(process.execPath, [`${root}server/dist/migrate.js`], { env });
const children: Child[] = [
  startChild(process.execPath, [`${root}server/dist/api.js`], { env }),
  startChild(process.execPath, [`${root}server/dist/worker.js`], { env }),
  await startDeveloperPages(env),
];
await until('the product to be ready', () => answers(`${stage.web}/readyz`));
await until('the developer pages to be ready', () => answers(`${stage.dev}/readyz`));

const mails = createServer((request, response) => void serve(request, response));
mails.listen(Number(new URL(stage.mails).port));

process.on('SIGTERM', () => void leave());

/** The mails to somebody, and what only whoever runs the site, or time, can do. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: asked } = new URL(request.url ?? '/', stage.mails);
  if (pathname === '/grant-admin') await grantAdmin(asked.get('username') ?? '', !asked.has('bare'));
  if (pathname === '/release')
    await withDatabase((query) => publishResponses(query, asked.get('project') ?? ''));
  if (pathname === '/sanction') await sanction(asked.get('username') ?? '', asked.get('step') ?? '');
  if (pathname === '/due-first')
    await withDatabase((query) => makeDueFirst(query, asked.get('project') ?? ''));
  if (pathname === '/close-case') await withDatabase((query) => closeCase(query, asked.get('case') ?? ''));
  if (pathname === '/send-letter')
    await withDatabase((query) => sendLetter(query, asked.get('reader') ?? '', asked.get('project') ?? ''));
  if (pathname === '/count-figures') await withDatabase(countFigures);
  if (pathname === '/payments') stripe.mood = asked.get('mood') === 'down' ? 'down' : 'well';
  if (pathname === '/person-at') providers.add(asked);
  const answer = pathname === '/news' ? await countNews(asked) : mailbox.mailsTo(asked.get('to') ?? '');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer));
}

/** As whoever runs the site does it; and the passkey, used to sign in, without which the grant would not be in force, unless told. */
async function grantAdmin(username: string, hasPasskey: boolean): Promise<void> {
  await runChild(process.execPath, [`${root}server/dist/admin.js`, 'grant', username, '--yes'], { env });
  if (!hasPasskey) return;
  await withDatabase((query) =>
    query(
      `with key as (
         insert into passkeys (id, user_id, credential_id, public_key, sign_count, name, created_at)
         select gen_random_uuid(), id, gen_random_uuid()::text, 'x', 0, 'Key', now() from users where username = $1
         returning user_id
       )
       update sessions set took_second_step = true from key where sessions.user_id = key.user_id`,
      [username],
    ),
  );
}

/** As whoever decides a case does it. */
async function sanction(username: string, step: string): Promise<void> {
  await runChild(process.execPath, [entry('impose-process'), username, step], { env });
}

/** Counts the notifications of one kind about a project. */
async function countNews(about: URLSearchParams): Promise<number> {
  const found = await withDatabase((query) =>
    query('select id from notifications where kind = $1 and project_id = $2', [
      about.get('kind'),
      about.get('project'),
    ]),
  );
  return found.length;
}

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

async function withDatabase<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl(name) });
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}

async function leave(): Promise<void> {
  await Promise.all(children.map((child) => child.end('SIGKILL')));
  await rm(settings['FILE_STORE_DIRECTORY'] ?? '', { recursive: true, force: true });
  await onServer(`drop database if exists ${name} with (force)`);
  process.exit(0);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
