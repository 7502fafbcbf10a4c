import { createHash, randomUUID } from 'node:crypto';
import { terms } from '@firstlight/contract/legal.ts';
import { ask } from '../processes/harness/ask.ts';
import type { World } from '../processes/harness/world.ts';

export const password = 'three slow tides';

/** Somebody who has confirmed their address, accepted the terms and just given their password. */
export async function openKnownPerson(
  world: World,
  url: string,
  username: string,
): Promise<{ id: string; session: string }> {
  const email = `${username}@example.org`;
  const json = { name: 'Known', username, email, role: 'both', language: 'en', password };
  await ask(url, '/api/accounts', { json });
  const [row] = await world.database.query<{ id: string }>(
    'update users set email_verified_at = now() where username = $1 returning id',
    [username],
  );
  const id = row?.id ?? '';
  const session = `__Host-session=${await openKnownSession(world, id)}`;
  await ask(url, '/api/me/terms', { json: { version: terms.version }, headers: { cookie: session } });
  return { id, session };
}

export async function openKnownSession(
  world: World,
  userId: string,
  id: string = randomUUID(),
): Promise<string> {
  const token = knownSecret(userId, `session ${id}`, 0);
  await world.database.query(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at, identity_confirmed_at)
     values ($1, $2, $3, now(), now(), now() + interval '1 day', now())`,
    [id, userId, fingerprint(token)],
  );
  return token;
}

export function knownSecret(userId: string, purpose: string, index: number): string {
  return createHash('sha256').update(`${userId} ${purpose} ${index}`).digest('base64url');
}

export function fingerprint(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
