import { createHash, randomUUID } from 'node:crypto';
import type { World } from './world.ts';

export interface TestMember {
  id: string;
  cookie: string;
}

/** People with a session, written straight into the tables: signing up a thousand would be a test of hashing. */
export async function makeMembers(world: World, count: number): Promise<TestMember[]> {
  const members = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }));
  const ids = members.map(({ id }) => id);
  const hashes = members.map(({ token }) => createHash('sha256').update(token.padEnd(43, '0')).digest());
  await world.database.query(
    `insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
     select id, sha256(id::text::bytea), sha256(id::text::bytea), now(), 'u_' || left(replace(id::text, '-', ''), 16), 'Someone',
       'both', 'en', 'none', now() - interval '30 days' from unnest($1::uuid[]) as id`,
    [ids],
  );
  await world.database.query(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
     select gen_random_uuid(), id, hash, now(), now(), now() + interval '1 day'
     from unnest($1::uuid[], $2::bytea[]) as given (id, hash)`,
    [ids, hashes],
  );
  await world.database.query(
    `insert into terms_acceptances (user_id, version, accepted_at) select unnest($1::uuid[]), 'v1.0', now()`,
    [ids],
  );
  return members.map(({ id, token }) => ({ id, cookie: `__Host-session=${token.padEnd(43, '0')}` }));
}

export async function makeProject(world: World, ownerId: string): Promise<string> {
  const [id = ''] = await makeProjects(world, ownerId, 1);
  return id;
}

export async function makeProjects(world: World, ownerId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await world.database.query(
    `with made as (
       insert into projects (id, owner_id, name, tagline, description, summary, link, categories, demo_type, language, published_at)
       select id, $2, 'Tidepool', '', 'Splits a café’s daily takings between the staff.', '', 'https://tidepool.example/', 1,
         'live', 'en', now() from unnest($1::uuid[]) as id returning *
     )
     insert into project_stats (project_id, owner_id, categories, published_at, listed)
     select id, owner_id, categories, published_at, true from made`,
    [ids, ownerId],
  );
  return ids;
}
