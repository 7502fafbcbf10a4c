import type { WrittenRound } from './rounds.ts';

/** Over since five days. Its notes show since then, in no order. */
export const readingRoom: WrittenRound = {
  project: 'Reading room',
  language: 'en',
  opened: 306,
  days: 7,
  notes: [
    {
      by: 'mateo',
      after: 5,
      note: [
        4,
        'used',
        'Four of us read a supplier’s terms with it before signing. Two clauses that nobody could explain ended up on the list, and we sent that list back.',
      ],
    },
    {
      by: 'priya',
      after: 26,
      note: [
        3,
        'used',
        'A scanned paper came out as one long picture: I could scroll it but not write beside a line. Say so at upload, not after I’ve invited people.',
      ],
    },
    {
      by: 'ruth',
      after: 31,
      note: [
        5,
        'used',
        'I don’t read papers for a living. Seeing that three others had stopped at the same sentence was the first time I didn’t feel slow.',
      ],
    },
    {
      by: 'amara',
      after: 52,
      note: [
        4,
        'used',
        'Lovely on a big screen. On my phone the notes cover the text, and closing them means hitting a cross smaller than my thumbnail.',
      ],
    },
    {
      by: 'ben',
      after: 77,
      note: [
        4,
        'opened',
        'The sample paper did the selling. I’d have liked to see who wrote what only afterwards; names in the margin made me polite.',
      ],
    },
    {
      by: 'kofi',
      after: 98,
      note: [
        2,
        'used',
        'Lost a paragraph of mine when the train went through a tunnel. It said “saved” the whole time. I’d come back once that’s mended.',
      ],
    },
    {
      by: 'mei',
      after: 121,
      note: [
        5,
        'used',
        'Tried it with a data sheet instead of a paper: the open questions became our test plan, almost word for word.',
      ],
    },
    {
      by: 'grace',
      after: 150,
      note: [
        4,
        'used',
        'My book club is seven people and none of us is technical. The invitation link was enough; only printing the last page took some hunting.',
      ],
    },
  ],
  iteration: {
    hours: 52,
    whatChanged:
      'Nothing gets lost on a train.\nWhat you write waits on your device until the line is back, and “saved” now means saved. Scans are refused at upload, with the reason.',
  },
};
