import { sql } from 'kysely';
import { seenAsGood } from '../accounts.sql.ts';

/** Confirmed and, as others see it, in good standing: of anybody else, others find neither name nor page. */
export const isThereForOthers = sql<boolean>`(users.email_verified_at is not null and ${seenAsGood('users')})`;

/** The same, for the text of a prepared statement. */
export const isThereForOthersText =
  "(users.email_verified_at is not null and (users.standing = 'good' or users.is_standing_hidden))";
