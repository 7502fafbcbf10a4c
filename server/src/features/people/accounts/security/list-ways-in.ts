import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readReset } from '@firstlight/contract/people/accounts/account-security.ts';
import type { Context } from '../../../../core/context.ts';
import { presentPasskey } from '../passkeys/passkeys.presenter.ts';
import { listPasskeysOf } from '../passkeys/passkeys.queries.ts';
import { listLinksOf } from '../providers/linked-providers.queries.ts';
import { presentLink } from '../providers/present-link.ts';
import { findConfirmedAt } from '../second-factor/second-factors.queries.ts';

/** What besides the password opens an account, and could stay when its owner gets it back. */
export async function listWaysIn(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string,
): Promise<ResultOf<typeof readReset>> {
  const passkeys = await listPasskeysOf(db, userId);
  return {
    passkeys: passkeys.map(presentPasskey),
    secondFactorSince: (await findConfirmedAt(db, userId))?.toISOString() ?? null,
    providers: (await listLinksOf(db, vault, userId)).map(presentLink),
  };
}
