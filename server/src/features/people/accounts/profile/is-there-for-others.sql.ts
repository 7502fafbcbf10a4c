import { sql } from 'kysely';

/** Confirmed and in good standing: of anybody else, others find neither name nor page. */
export const isThereForOthers = sql<boolean>`(users.email_verified_at is not null and users.standing = 'good')`;

/** The same, for the text of a prepared statement. */
export const isThereForOthersText = "(users.email_verified_at is not null and users.standing = 'good')";
