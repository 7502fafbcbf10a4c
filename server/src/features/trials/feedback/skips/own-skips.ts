import type { Context } from '../../../../core/context.ts';
import { inPages } from '../../../../core/in-pages.ts';
import { listSkipsOf, type OwnNote } from './skips-of-author.queries.ts';

/** Every skip note of one person, with its words opened. */
export function ownSkips({ db, vault }: Context, { id }: { id: string }): AsyncIterable<OwnNote> {
  return inPages<OwnNote>((last, limit) => listSkipsOf(db, vault, id, { after: last?.id, limit }));
}
