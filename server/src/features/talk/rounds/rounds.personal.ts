import { exported, impersonal, personalPart } from '../../../core/personal-part.ts';
import { forgetInRounds, roundsOf } from './iterated.queries.ts';
import { leftRoundsOf } from './leavers.queries.ts';

const pointer = 'names an account by its random id';
const count = 'a count, of nobody in particular';

export const roundsPersonal = personalPart({
  tables: {
    rounds: {
      of: 'the maker who asked for it, and whoever opened it',
      file: 'test-rounds.json',
      rows: roundsOf,
      columns: {
        id: exported('roundId'),
        groupId: exported('groupId'),
        circleId: impersonal('the circle that it is part of, known by its random id'),
        projectId: exported('projectId'),
        state: exported('state'),
        askedBy: impersonal(pointer),
        askedAt: exported('askedAt'),
        openedBy: impersonal(pointer),
        opensAt: exported('opensAt'),
        closesAt: exported('closesAt'),
        endedAt: exported('endedAt'),
        responsesFrom: impersonal(count),
        feedbacks: exported('feedbacks'),
        rating: exported('rating'),
        skipReasons: exported('skipReasons'),
        iterationId: impersonal('the maker’s iteration since, known by its random id'),
      },
    },
    roundLeavers: {
      of: 'whoever left a group in which a round is open, until it ends',
      file: 'test-rounds-left.json',
      rows: leftRoundsOf,
      columns: { roundId: exported('roundId'), userId: impersonal(pointer) },
    },
  },
  erase: (tx, { id }) => forgetInRounds(tx.db, id),
});
