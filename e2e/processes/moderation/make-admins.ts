import { makeMembers, type TestMember } from '../harness/members.ts';
import type { World } from '../harness/world.ts';

/** Two, in sessions that a passkey opened, without which their rights would not be in force. */
export async function makeAdmins(world: World): Promise<[TestMember, TestMember]> {
  const admins = (await makeMembers(world, 2)) as [TestMember, TestMember];
  const ids = admins.map(({ id }) => id);
  await world.database.query('insert into admins (user_id, granted_at) select unnest($1::uuid[]), now()', [
    ids,
  ]);
  await world.database.query(
    `insert into passkeys (id, user_id, credential_id, public_key, sign_count, name, created_at)
     select gen_random_uuid(), id, id::text, 'a key', 0, 'Phone', now() from unnest($1::uuid[]) as id`,
    [ids],
  );
  await world.database.query('update sessions set took_second_step = true where user_id = any($1)', [ids]);
  return admins;
}
