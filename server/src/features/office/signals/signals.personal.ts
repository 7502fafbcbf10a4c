import { impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import { tagsOf } from './notice/who-wrote.ts';
import { eraseSignalsOf } from './signals.queries.ts';

const fingerprint = 'a keyed fingerprint of the account’s random id';
const made = 'made from the text, which is exported itself';
const notTold = 'what a machine noticed is told with the decision that follows, which is exported itself';

/** By what near-copies and addresses are found again. All of it goes with the account, and by itself after a month. */
export const signalsPersonal = personalPart({
  tables: {
    signalTexts: {
      of: 'whoever wrote it',
      columns: {
        contentKind: impersonal('what sort of text it is'),
        contentId: impersonal('a random number'),
        authorTag: withheld(fingerprint),
        isHidden: impersonal('of the sort of text'),
        isYoung: impersonal('from the account’s age, which is exported itself'),
        minima: withheld(made),
        bands: withheld(made),
        domains: withheld(made),
        seenAt: withheld(made),
      },
    },
    personSignals: {
      of: 'whoever it was noticed about',
      columns: {
        authorTag: withheld(fingerprint),
        signal: withheld(notTold),
        notedAt: withheld(notTold),
      },
    },
  },
  erase: ({ db, vault }, { id }) => eraseSignalsOf(db, tagsOf(vault, id)),
});
