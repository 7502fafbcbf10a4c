import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export interface NewLink {
  userId: string;
  provider: ProviderName;
  subjectTag: Buffer;
  account: string;
  linkedAt: Date;
  lastUsedAt: Date | null;
}

/** What is linked already, here or elsewhere, shows as a violated constraint. */
export async function insertLink(db: Db, vault: Vault, link: NewLink): Promise<void> {
  const account = await vault.seal(db, accountPlace(link), link.account);
  await db
    .insertInto('linkedProviders')
    .values({ ...link, account })
    .execute();
}

export function findLink(db: Db, provider: ProviderName, subjectTag: Buffer) {
  return db
    .selectFrom('linkedProviders')
    .select('userId')
    .where('provider', '=', provider)
    .where('subjectTag', '=', subjectTag)
    .executeTakeFirst();
}

/** False: it was unlinked in the meantime. */
export async function noteLinkUse(
  db: Db,
  { userId, provider, subjectTag }: Pick<NewLink, 'userId' | 'provider' | 'subjectTag'>,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('linkedProviders')
    .set({ lastUsedAt: at })
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .where('subjectTag', '=', subjectTag)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** One for each provider at most. */
export async function listLinksOf(db: Db, vault: Vault, userId: string) {
  const rows = await db
    .selectFrom('linkedProviders')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('linkedAt')
    .orderBy('provider')
    .execute();
  const sealed = rows.map((row) => ({ place: accountPlace(row), cell: row.account }));
  const accounts = await vault.unsealAll(db, sealed);
  return rows.map((row, index) => ({ ...row, account: accounts[index] ?? '' }));
}

export async function deleteLinkOf(db: Db, userId: string, provider: ProviderName): Promise<boolean> {
  const row = await db
    .deleteFrom('linkedProviders')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteLinksExcept(
  db: Db,
  userId: string,
  kept: readonly ProviderName[],
): Promise<void> {
  const query = db.deleteFrom('linkedProviders').where('userId', '=', userId);
  await (kept.length > 0 ? query.where('provider', 'not in', kept) : query).execute();
}

function accountPlace({ userId, provider }: Pick<NewLink, 'userId' | 'provider'>) {
  return {
    table: 'linked_providers',
    column: 'account',
    rowId: `${userId} ${provider}`,
    scope: { type: 'users', id: 'linked provider' },
  };
}
