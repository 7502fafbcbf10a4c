import type { Context } from '../../../../core/context.ts';
import { inPages } from '../../../../core/in-pages.ts';
import type { Person } from '../../../../core/personal-part.ts';
import { sessionsAfter } from '../session/sessions.queries.ts';

/** One row: the address as its owner knows it, in place of the sealed cell. */
export async function* selfOf({ db }: Context, { id, email }: Person) {
  const rows = await db.selectFrom('users').selectAll().where('id', '=', id).execute();
  for (const row of rows) yield { ...row, email };
}

export function sessionsOf({ db }: Context, { id }: Person) {
  return inPages<{ id: string }>((last, limit) => sessionsAfter(db, id, { after: last?.id, limit }));
}

/** Two at most: one for each purpose. */
export async function* mailLinksOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('mailTokens').selectAll().where('userId', '=', id).execute();
}

/** One for each version of the terms. */
export async function* acceptancesOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('termsAcceptances').selectAll().where('userId', '=', id).execute();
}

export async function* grantsOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('admins').selectAll().where('userId', '=', id).execute();
}
