import type { Context } from '../../../core/context.ts';
import type { Person } from '../../../core/personal-part.ts';
import type { Db } from '../../../db/database.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { personTag } from '../../people/accounts/person-tag.ts';
import { findAppealOf } from './appeals/appeals.queries.ts';
import { listSanctionsOf } from './sanctions.queries.ts';

/** With the quote and the facts as the statement gave them; never why a moderator took another step. */
export async function* sanctionRowsOf({ db, vault }: Context, { id }: Person) {
  for (const sanction of await listSanctionsOf(db, vault, personTag(vault, id))) {
    const { deviation: _notTold, ...texts } = sanction.texts ?? { deviation: null };
    yield { ...sanction, texts };
  }
}

export async function* appealRowsOf({ db, vault }: Context, { id }: Person) {
  for (const sanction of await listSanctionsOf(db, vault, personTag(vault, id))) {
    const appeal = await findAppealOf(db, vault, sanction.id);
    if (appeal) yield appeal;
  }
}

/** What was decided stays countable; whom it was about, and every word of it, goes. */
export async function eraseSanctionsOf(db: Db, vault: Vault, userId: string): Promise<void> {
  const tag = personTag(vault, userId);
  const theirs = db.selectFrom('sanctions').select('id').where('personTag', '=', tag);
  await db
    .updateTable('appeals')
    .set({ body: null, answer: null })
    .where('sanctionId', 'in', theirs)
    .execute();
  await db
    .updateTable('sanctions')
    .set({ personTag: null, userId: null, person: null, texts: null })
    .where('personTag', '=', tag)
    .execute();
}

/** What was closed so long ago stays as a figure alone. */
export async function forgetClosedBefore(db: Db, before: Date): Promise<void> {
  const old = db
    .selectFrom('sanctions')
    .select('id')
    .where('closedAt', '<', before)
    .where('texts', 'is not', null);
  await db.updateTable('appeals').set({ body: null, answer: null }).where('sanctionId', 'in', old).execute();
  await db
    .updateTable('sanctions')
    .set({ personTag: null, userId: null, person: null, texts: null })
    .where('closedAt', '<', before)
    .where('texts', 'is not', null)
    .execute();
}
