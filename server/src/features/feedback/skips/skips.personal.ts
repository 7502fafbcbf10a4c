import { exported, impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import { ownSkips } from './own-skips.ts';
import { deleteSkipAuthor } from './skips.queries.ts';

export const skipsPersonal = personalPart({
  tables: {
    skips: {
      of: 'whoever wrote it, known by a keyed fingerprint',
      file: 'skip-notes.json',
      rows: ownSkips,
      columns: {
        id: impersonal('a random number'),
        projectId: exported('projectId'),
        pseudonym: withheld(
          'the number under which the maker reads it: an archive that is found must not link the two',
        ),
        reason: exported('reason'),
        note: exported('note'),
        week: exported('weekOf'),
        shuffle: impersonal('a random number'),
        isWithheld: impersonal('follows from the account’s standing'),
      },
    },
    'hidden.skipAuthors': {
      of: 'whoever wrote the note, known by a keyed fingerprint and sealed',
      columns: {
        skipId: impersonal('a random number'),
        pairTag: withheld('a keyed fingerprint'),
        authorTag: withheld('a keyed fingerprint'),
        author: withheld('the account’s random id, sealed'),
        skippedAt: withheld('the note says the week; the moment could tell whose it is'),
      },
    },
  },
  erase: (tx, { id }) => deleteSkipAuthor(tx.db, tx.vault, id),
});
