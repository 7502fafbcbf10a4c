import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Finding } from '../../scripts/requirements/finding.ts';

const oldestVersion = 15;

/** The answers of PostgreSQL to somebody it does not let in. */
const refusals: Record<string, string> = {
  '28000': 'PostgreSQL has no such role, or does not let it in from here',
  '28P01': 'PostgreSQL refuses the password',
  '3D000': 'PostgreSQL has no database “postgres”, from which others are made',
};

/** Whether PostgreSQL answers at an address of the environment, knows the role, and has what the product asks of it. */
export async function checkPostgres(
  key: string,
  url: string,
  extensions = neededExtensions(),
): Promise<Finding[]> {
  if (!/^postgres(ql)?:\/\/[^/]+/.test(url) || !URL.canParse(url))
    return [
      { ok: false, what: `PostgreSQL by ${key}`, hint: `${key} is no address of PostgreSQL. ${write(key)}` },
    ];
  const address = new URL(url);
  const what = `PostgreSQL at ${address.host}, as ${address.username || 'the user of this machine'}`;
  const client = new pg.Client({
    connectionString: new URL('/postgres', url).href,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return [{ ok: true, what, hint: '' }, ...(await askServer(client, extensions))];
  } catch (error) {
    return [{ ok: false, what, hint: `${reasonOf(error)}. ${write(key)}` }];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Extensions that the schema creates, so that they are listed once. */
function neededExtensions(): string[] {
  const directory = fileURLToPath(new URL('../schema/', import.meta.url));
  const texts = globSync('*.sql', { cwd: directory }).map((file) =>
    readFileSync(`${directory}${file}`, 'utf8'),
  );
  const names = texts.flatMap((text) => [...text.matchAll(/create extension (?:if not exists )?(\w+)/gi)]);
  return [...new Set(names.map(([, name = '']) => name))];
}

async function askServer(client: pg.Client, extensions: readonly string[]): Promise<Finding[]> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as version, rolcreatedb or rolsuper as "mayCreate",
       array(select wanted from unnest($1::text[]) wanted
             where wanted not in (select name from pg_available_extensions)) as missing
     from pg_roles where rolname = current_user`,
    [extensions],
  );
  const { version, mayCreate, missing } = rows[0] as {
    version: number;
    mayCreate: boolean;
    missing: string[];
  };
  return [
    {
      ok: version >= oldestVersion,
      what: `PostgreSQL ${version}`,
      hint: `Firstlight needs PostgreSQL ${oldestVersion} or newer.`,
    },
    {
      ok: mayCreate,
      what: 'the role may create databases',
      hint: `As a superuser: \`alter role "${client.user}" createdb\`.`,
    },
    {
      ok: missing.length === 0,
      what: `extensions of PostgreSQL: ${extensions.join(', ')}`,
      hint: `PostgreSQL lacks ${missing.join(', ')}. On Debian they come with \`apt-get install postgresql\`, elsewhere often as postgresql-contrib.`,
    },
  ];
}

function reasonOf(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (message.includes('SASL') || message.includes('password must be')) return 'PostgreSQL wants a password';
  return refusals[code] ?? `PostgreSQL does not answer (${code || 'it was silent'}): start it`;
}

function write(key: string): string {
  const name = key === 'DATABASE_URL' ? 'firstlight' : 'postgres';
  return `If another one should be used, write to .env: ${key}=postgres://role:password@127.0.0.1:5432/${name}`;
}
