import { personNameFault, printableLine } from '@firstlight/contract/text/visible-name.ts';
import type { Context } from '../../../../core/context.ts';
import { inPages } from '../../../../core/in-pages.ts';
import { changeUser, userNamesAfter } from './users.queries.ts';

/**
 * Names from before there was a rule for them: what cannot be shown is taken out, and whoever still has no name to show
 * is called by their username. May be interrupted and run again. Returns how many it changed.
 */
export async function mendPersonNames({ db }: Pick<Context, 'db'>): Promise<number> {
  let mended = 0;
  const people = inPages<{ id: string; name: string; username: string }>((last, limit) =>
    userNamesAfter(db, last?.id, limit),
  );
  for await (const { id, name, username } of people) {
    if (!personNameFault(name) || name === username) continue;
    const shown = printableLine(name.normalize());
    await changeUser(db, id, { name: shown === '' || personNameFault(shown) ? username : shown });
    mended += 1;
  }
  return mended;
}
