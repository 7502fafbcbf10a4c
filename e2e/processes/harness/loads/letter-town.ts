import { openDatabase } from '../../../../server/src/db/database.ts';
import {
  type MadeReader,
  makeReaders,
} from '../../../../server/src/features/outreach/newsletter/make-readers.testing.ts';
import { readConfig } from '../../../../server/src/platform/config/config.ts';
import { openKeyring } from '../../../../server/src/platform/crypto/keyring.ts';
import { createVault } from '../../../../server/src/platform/crypto/vault.ts';
import { makeMembers, makeProjects } from '../members.ts';
import { baseSettings } from '../settings.ts';
import { until } from '../until.ts';
import type { World } from '../world.ts';

/** How many projects lack responses: two of them stand in each letter. */
const needy = 100;
const domains = ['gmail.com', 'outlook.com', 'yahoo.fr', 'free.fr', 'reader.example'];

/** Readers with all providers, three projects for everybody, others that lack responses, and a letter that is due. */
export async function buildLetterTown(world: World, readers: number): Promise<MadeReader[]> {
  const config = readConfig({ ...baseSettings(), DATABASE_URL: world.database.url });
  const { ENCRYPTION_KEYS: keys, ENCRYPTION_KEY_CURRENT: current, INDEX_KEY: indexRoot } = config;
  const vault = createVault({ keyring: openKeyring(keys, current), indexRoot, now: () => new Date() });
  const { db, close } = openDatabase({ url: world.database.url, size: 2, name: 'firstlight-test' });
  try {
    const made = await makeReaders({ db, vault }, readers, (nth) => domains[nth % domains.length] ?? '');
    for (const { id } of await makeMembers(world, 3)) await makeProjects(world, id, 1);
    await world.database.query(
      `update project_stats set feedback_count = 4, rating = 4000, published_at = now() - interval '1 day'`,
    );
    const [maker] = await makeMembers(world, 1);
    const ids = await makeProjects(world, maker?.id ?? '', needy);
    await world.database.query(
      `insert into project_needs (project_id, owner_id, categories, language, posted_at, visible_since, is_open)
       select id, owner_id, categories, language, published_at, published_at, true from projects where id = any($1)`,
      [ids],
    );
    await world.database.query('vacuum analyze');
    await world.database.query(
      `insert into newsletter_issues (kind, due_at) values ('weekly', now() - interval '1 minute')`,
    );
    return made;
  } finally {
    await close();
  }
}

/** As the timetable does every minute. */
export async function askTheClock(world: World): Promise<void> {
  await world.database.query(`insert into pgboss.job (name, data) values ('newsletter.look-at-clock', '{}')`);
}

/** Has the letter frozen by a worker; answers how long that took. */
export async function freezeLetter(world: World): Promise<number> {
  await askTheClock(world);
  await until('the letter to be frozen', async () => (await countIssues(world, 'sending')) === 1);
  const took = () =>
    world.database.query<{ seconds: number }>(
      `select max(extract(epoch from completed_on - started_on))::float8 as seconds from pgboss.job
       where name = 'newsletter.look-at-clock' and completed_on is not null`,
    );
  await until('the look at the clock to end', async () => (await took())[0]?.seconds !== null);
  return (await took())[0]?.seconds ?? Number.NaN;
}

export const countIssues = (world: World, state: string) =>
  world.database.count('select count(*) from newsletter_issues where state = $1', [state]);

export const openSlices = (world: World) =>
  world.database.count('select count(*) from newsletter_slices where done_at is null');
