import { exported, impersonal, personalPart, withheld } from '../../../../core/personal-part.ts';
import { authorTag } from '../author-tags.ts';
import { cardAnswersOf, deleteAnswersOf } from './card-answers.queries.ts';

export const cardAnswersPersonal = personalPart({
  tables: {
    'hidden.cardAnswers': {
      of: 'the tester',
      file: 'yes-or-no-answers.json',
      rows: cardAnswersOf,
      columns: {
        pairTag: withheld('a keyed fingerprint of the account’s random id'),
        id: impersonal('a random number'),
        authorTag: withheld('a keyed fingerprint of the account’s random id'),
        projectId: exported('projectId'),
        question: exported('question'),
        answer: exported('answerThatIsNotCountedYet'),
        publishAt: impersonal('a publication boundary'),
      },
    },
  },
  erase: (tx, { id }) => deleteAnswersOf(tx.db, authorTag(tx.vault, id)),
});
