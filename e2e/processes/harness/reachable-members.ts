import { type Database, openDatabase } from '../../../server/src/db/database.ts';
import { readConfig } from '../../../server/src/platform/config/config.ts';
import { openKeyring } from '../../../server/src/platform/crypto/keyring.ts';
import { createVault } from '../../../server/src/platform/crypto/vault.ts';
import { makeMembers, type TestMember } from './members.ts';
import { baseSettings } from './settings.ts';
import type { World } from './world.ts';

export interface ReachableMembers {
  make(count: number): Promise<TestMember[]>;
  close(): Promise<void>;
}

export const mailboxOf = ({ id }: Pick<TestMember, 'id'>): string => `${id}@person.example`;

/** People with an address that can be unsealed and written to, for whatever sends mail or knows mailboxes. */
export function reachableMembers(world: World): ReachableMembers {
  const config = readConfig({ ...baseSettings(), DATABASE_URL: world.database.url });
  const { ENCRYPTION_KEYS: keys, ENCRYPTION_KEY_CURRENT: current, INDEX_KEY: indexRoot } = config;
  const vault = createVault({ keyring: openKeyring(keys, current), indexRoot, now: () => new Date() });
  const database: Database = openDatabase({ url: world.database.url, size: 2, name: 'firstlight-test' });
  const place = (rowId: string) => ({
    table: 'users',
    column: 'email',
    rowId,
    scope: { type: 'users', id: 'email' },
  });
  return {
    async make(count) {
      const members = await makeMembers(world, count);
      const sealed = await Promise.all(
        members.map((one) => vault.seal(database.db, place(one.id), mailboxOf(one))),
      );
      await world.database.query(
        `update users set email = given.email from unnest($1::uuid[], $2::bytea[]) as given (id, email)
         where users.id = given.id`,
        [members.map(({ id }) => id), sealed],
      );
      return members;
    },
    close: () => database.close(),
  };
}
