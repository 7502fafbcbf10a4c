import { exported, impersonal, personalPart, withheld, words } from '../../../../core/personal-part.ts';
import { ownSkips } from './own-skips.ts';
import { deleteSkipAuthor } from './skips-of-author.queries.ts';

const piece = 'names a note by its random id; its author is told by a notification, which is exported itself';
const figure = 'learnt from many projects, about nobody';

export const skipsPersonal = personalPart({
  tables: {
    skips: {
      of: 'whoever wrote it, known by a keyed fingerprint',
      file: 'skip-notes.json',
      rows: ownSkips,
      columns: {
        id: impersonal('a random number'),
        projectId: exported('projectId'),
        testerNumber: withheld(
          'the number under which the maker reads it: an archive that is found must not link the two',
        ),
        reason: exported('reason'),
        note: words('note'),
        givenOn: exported('day'),
        shuffle: impersonal('a random number'),
        outdatedOn: impersonal('the day of the author’s next note on the project, which is exported itself'),
        isWithheld: impersonal('follows from the account’s standing'),
        takenDownAt: exported('takenDownAt'),
        wasWithheld: impersonal('follows from the account’s standing'),
        isDone: withheld('whether the maker has put it aside, which is theirs alone to know'),
        firstShownAt: impersonal('a publication boundary'),
        publishAt: impersonal('a publication boundary'),
        isSuperseded: impersonal('set when its author has left'),
      },
    },
    'hidden.skipOrigins': {
      of: 'whoever wrote the note',
      columns: {
        skipId: impersonal('a random number'),
        isPrompted: withheld('an archive that is found must not tell what somebody was shown'),
      },
    },
    iterationFeedback: {
      of: null,
      columns: { iterationId: impersonal('a random number'), feedbackId: impersonal(piece) },
    },
    iterationSkips: {
      of: null,
      columns: { iterationId: impersonal('a random number'), skipId: impersonal(piece) },
    },
    skipMedians: {
      of: null,
      columns: {
        category: impersonal(figure),
        reason: impersonal(figure),
        share: impersonal(figure),
        projects: impersonal(figure),
      },
    },
    'hidden.skipAuthors': {
      of: 'whoever wrote the note, known by a keyed fingerprint and sealed',
      columns: {
        skipId: impersonal('a random number'),
        pairTag: withheld('a keyed fingerprint'),
        earlierPairTag: withheld('a keyed fingerprint'),
        authorTag: withheld('a keyed fingerprint'),
        author: withheld('the account’s random id, sealed'),
        skippedAt: withheld('the note says the day; the moment could tell whose it is'),
      },
    },
  },
  erase: (tx, { id }) => deleteSkipAuthor(tx.db, tx.vault, id),
});
