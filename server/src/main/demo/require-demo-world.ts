import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { peopleAs } from '../../features/people/accounts/accounts.sql.ts';
import type { Config } from '../../platform/config/config.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { isNoted } from '../../platform/operations.ts';

/** Everybody in it was made up, or there is nobody yet. */
export async function isDemoWorld(db: Kysely<DB>): Promise<'marked' | 'empty' | 'real'> {
  if (await isNoted(db, 'demo')) return 'marked';
  const somebody = await db.selectFrom(peopleAs('people')).select('people.id').limit(1).executeTakeFirst();
  return somebody ? 'real' : 'empty';
}

/**
 * A demo shows everybody's mail to everybody, and the password of its people stands in the source: neither may happen to a
 * site with real people, whichever way the two were confused.
 */
export async function requireDemoWorld(db: Kysely<DB>, { DEMO, NODE_ENV }: Config): Promise<void> {
  const world = await isDemoWorld(db);
  if (DEMO && world === 'real')
    throw new StartRefusal('Configuration: DEMO is true, and this database has people who are not a demo’s.');
  if (!DEMO && world === 'marked' && NODE_ENV === 'production')
    throw new StartRefusal(
      'Configuration: this database is a demo’s, whose passwords everybody knows, and DEMO is not true.',
    );
}
