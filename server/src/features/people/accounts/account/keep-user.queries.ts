import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';

/** Keeps an account from going until the transaction ends, and stands in the way of nothing else. False: it has gone. */
export async function keepUser(db: Db, userId: string): Promise<boolean> {
  const { rows } = await prepared<{ id: string }>('accounts.keep-user')`
    select id from users where id = ${userId} for key share
  `.execute(db);
  return rows.length > 0;
}
