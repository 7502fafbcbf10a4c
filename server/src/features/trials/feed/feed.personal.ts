import { impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import { authorTag } from '../feedback/author-tags.ts';
import { deleteVisitsOf } from './visit/visits.queries.ts';

const sum = 'a sum over everybody';

/** Orders of visits live for a day, under a fingerprint; nothing else of anybody is kept. */
export const feedPersonal = personalPart({
  tables: {
    'hidden.feedVisits': {
      of: 'whoever came, known by a keyed fingerprint alone',
      columns: {
        id: impersonal('a random number'),
        testerTag: withheld('a keyed fingerprint'),
        beganAt: withheld('gone within a day'),
        cards: withheld('the order of cards; gone within a day'),
      },
    },
    skipTimes: {
      of: null,
      columns: { skippedOn: impersonal('a day'), seconds: impersonal(sum), skips: impersonal(sum) },
    },
  },
  erase: (tx, { id }) => deleteVisitsOf(tx.db, authorTag(tx.vault, id)),
});
