import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import type { SeenStanding } from '../require-standing.ts';

export type Kept = Pick<SeenStanding, 'standing' | 'isStandingHidden'>;

/**
 * Keeps an account from going, and its standing from changing, until the transaction ends, and stands in the way of nothing else. How it
 * stands, once whoever was changing that is done; undefined: it has gone.
 */
export async function keepUser(db: Db, userId: string): Promise<Kept | undefined> {
  const { rows } = await prepared<Kept>('accounts.keep-user')`
    select standing, is_standing_hidden from users where id = ${userId} and deleted_at is null for key share
  `.execute(db);
  return rows[0];
}
