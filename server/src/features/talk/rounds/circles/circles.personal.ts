import type { Context } from '../../../../core/context.ts';
import { exported, impersonal, type Person, personalPart, withheld } from '../../../../core/personal-part.ts';
import { authorTag } from '../../../trials/feedback/author-tags.ts';
import { circlesOpenedBy } from './circles.queries.ts';
import { findRest } from './duties.queries.ts';
import { entriesOf } from './entries.queries.ts';
import { forgetInCircles } from './forget-in-circles.ts';

const pointer = 'names an account by its random id';
const tag = 'a fingerprint that finds, and names nobody';

async function* restOf({ db, vault, now }: Context, { id }: Person) {
  const restsUntil = await findRest(db, authorTag(vault, id), now());
  if (restsUntil) yield { restsUntil };
}

export const circlesPersonal = personalPart({
  tables: {
    circles: {
      of: 'whoever opened it',
      file: 'circles.json',
      rows: circlesOpenedBy,
      columns: {
        id: exported('circleId'),
        groupId: exported('groupId'),
        state: exported('state'),
        openedBy: impersonal(pointer),
        openedAt: exported('openedAt'),
        days: exported('days'),
        beginsAt: exported('beginsAt'),
        closesAt: exported('closesAt'),
        isHandedOn: impersonal('whether half of the time is over'),
        endedAt: exported('endedAt'),
        people: exported('people'),
        notes: exported('notes'),
      },
    },
    circleEntries: {
      of: 'whoever entered, until the circle has ended',
      file: 'circles-entered.json',
      rows: entriesOf,
      columns: {
        circleId: exported('circleId'),
        userId: impersonal(pointer),
        projectId: exported('projectId'),
        enteredAt: exported('enteredAt'),
      },
    },
    'hidden.circleDuties': {
      of: 'whoever is to test a project, until the circle has ended',
      columns: {
        roundId: impersonal('known by its random id'),
        pairTag: withheld(tag),
        isSpare: withheld('an archive that is found must not tell what somebody was to test'),
      },
    },
    'hidden.circleRests': {
      of: 'whoever answered too little in a circle, for a while',
      file: 'circles-rest.json',
      rows: restOf,
      columns: { authorTag: withheld(tag), restsUntil: exported('restsUntil') },
    },
  },
  erase: (tx, { id }) => forgetInCircles(tx, id),
});
