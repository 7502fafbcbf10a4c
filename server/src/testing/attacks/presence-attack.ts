import { hiddenActRules } from '@firstlight/contract/rules.ts';

/** How long after it was written a note shows: with the next full quarter, or at one drawn within a day, as what is held. */
type Showing = 'quarter' | 'held';

export interface PresenceTown {
  members: number;
  days: number;
  /** How many of them let others see that they are here; the maker is one of those others. */
  shareShown: number;
  /** Minutes of which somebody is told whether a person was here. Null: nothing is told. */
  stepMinutes: number | null;
  showing: Showing;
  /** What one tester writes under one number: a note, its edits, messages in its thread. */
  actsEach: number;
  random: () => number;
}

interface Person {
  isShown: boolean;
  /** From and to, in minutes since the beginning. */
  visits: [from: number, to: number][];
}

const day = 24 * 60;
const quarter = hiddenActRules.shownEveryMinutes;

/** How often a maker who asks of everybody in their group, as often as it moves, names the author with the first guess, in times of chance. */
export function guessByPresence(town: PresenceTown): number {
  const people = Array.from({ length: town.members }, () => makePerson(town));
  let expected = 0;
  for (const [author, person] of people.entries()) {
    const shown = Array.from({ length: town.actsEach }, () => showAct(person, town));
    const scores = people.map((suspect) => likelihood(suspect, shown, people, town));
    const best = Math.max(...scores);
    const tied = scores.filter((score) => score === best).length;
    if (scores[author] === best) expected += 1 / tied;
  }
  return expected;
}

/** Twice a day on average, around an hour of their own, for 5 to 25 minutes. */
function makePerson({ days, shareShown, random }: PresenceTown): Person {
  const hour = random() * day;
  const visits: Person['visits'] = [];
  for (let today = 0; today < days; today += 1) {
    const count = Math.floor(random() * 3) + (random() < 0.5 ? 1 : 0) + (today === 0 ? 1 : 0);
    for (let visit = 0; visit < count; visit += 1) {
      const spread = (random() + random() + random() - 1.5) * 4 * 60;
      const from = today * day + ((hour + spread + day) % day);
      visits.push([from, from + 5 + random() * 20]);
    }
  }
  return { isShown: random() < shareShown, visits };
}

/** The moment at which something that was written in one of their visits shows. */
function showAct({ visits }: Person, { showing, random }: PresenceTown): number {
  const [from, to] = visits[Math.floor(random() * visits.length)] ?? [0, 0];
  const written = from + random() * (to - from);
  const latest = showing === 'quarter' ? 0 : Math.floor(random() * (day / quarter)) * quarter;
  return Math.ceil(written / quarter) * quarter + latest;
}

/** How well somebody fits: whoever was seen to be away cannot have written, and of whoever shows nothing the town’s average is believed. */
function likelihood(
  suspect: Person,
  shown: readonly number[],
  people: readonly Person[],
  town: PresenceTown,
): number {
  if (town.stepMinutes === null) return 1;
  return shown.reduce((fit, at) => {
    if (suspect.isShown) return fit * share(suspect, at, town);
    const seen = people.filter(({ isShown }) => isShown);
    const average = seen.reduce((sum, person) => sum + share(person, at, town), 0) / Math.max(1, seen.length);
    return fit * average;
  }, 1);
}

/** How much of the time in which it can have been written they were here, as far as the steps tell. */
function share({ visits }: Person, shownAt: number, { stepMinutes, showing }: PresenceTown): number {
  const step = stepMinutes ?? quarter;
  const from = shownAt - (showing === 'quarter' ? quarter : day);
  let seen = 0;
  let steps = 0;
  for (let at = Math.floor(from / step) * step; at < shownAt; at += step) {
    steps += 1;
    if (visits.some(([begin, end]) => begin < at + step && end > at)) seen += 1;
  }
  return steps === 0 ? 0 : seen / steps;
}
