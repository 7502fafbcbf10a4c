import type { Context } from '../../../../core/context.ts';
import type { Person } from '../../../../core/personal-part.ts';

/** One at most. */
export async function* secondFactorsOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('secondFactors').selectAll().where('userId', '=', id).execute();
}

/** As many as somebody has devices: the number is limited when one is added. */
export async function* passkeysOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('passkeys').selectAll().where('userId', '=', id).execute();
}
