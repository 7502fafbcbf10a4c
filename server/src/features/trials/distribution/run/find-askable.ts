import type { Language } from '@firstlight/contract/languages.ts';
import type { Db } from '../../../../db/database.ts';
import { openPlaces } from '../model/tester-capacity.ts';
import type { TesterColumns } from '../model/tester-groups.ts';
import { type AskableColumns, listAskable, listChoices } from './askable.queries.ts';

/** The columns may be longer than there are testers: beyond them, nobody has a place. */
export interface Askable extends TesterColumns {
  testerId: string[];
  language: Language[];
}

const hour = 60 * 60 * 1000;

/** So many are looked at in all, far more than a run can ask; and of each choice of interests at least so many. */
const lookedAt = { all: 60_000, each: 25 };
/** Choices read at a time: what is read is kept as columns, and only those of a few choices are here twice. */
const choicesAtOnce = 200;

/** Those who may be asked now, and for how many projects. */
export async function findAskable(db: Db, now: Date): Promise<Askable> {
  const choices = await listChoices(db);
  const each = Math.max(lookedAt.each, Math.floor(lookedAt.all / choices.length));
  const found: Askable = { testerId: [], language: [], ...emptyColumns(choices.length * each) };
  for (let from = 0; from < choices.length; from += choicesAtOnce) {
    const part = choices.slice(from, from + choicesAtOnce);
    for (const choice of await listAskable(db, part, { each, now })) add(found, choice, now);
  }
  return found;
}

function emptyColumns(people: number): TesterColumns {
  return {
    interests: new Uint16Array(people),
    reach: new Float32Array(people),
    fullMultiplier: new Float32Array(people),
    skipMultiplier: new Float32Array(people),
    places: new Uint8Array(people),
  };
}

function add(to: Askable, choice: AskableColumns, now: Date): void {
  const from = to.testerId.length;
  to.testerId.push(...choice.testerId);
  to.language.push(...choice.language);
  to.interests.fill(choice.interests, from, to.testerId.length);
  to.reach.set(choice.reach, from);
  to.fullMultiplier.set(choice.fullMultiplier, from);
  to.skipMultiplier.set(choice.skipMultiplier, from);
  to.places.set(placesOf(choice, now.getTime() / hour), from);
}

function placesOf(choice: AskableColumns, now: number): number[] {
  return choice.openOffers.map((openOffers, tester) => {
    const load = {
      openOffers,
      lastMessageAt: choice.lastMessageAt[tester] ?? -Infinity,
      previousMessageAt: choice.previousMessageAt[tester] ?? -Infinity,
      messagesUnseen: choice.messagesUnseen[tester] ?? 0,
      lastExpiryAt: choice.lastExpiryAt[tester] ?? -Infinity,
    };
    return openPlaces(load, now);
  });
}
