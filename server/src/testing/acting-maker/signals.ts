import type { Act, Journal, SeenNote } from './journal.ts';
import { placesOf, type Suspect } from './suspects.ts';

/** One way to hold a note against somebody: the more, the more they look like its author, or the less. */
export interface Signal {
  name: string;
  /** What a hidden act or the maker's own moves; how much somebody has done in all; what people do under their names. */
  of: 'hidden acts' | 'standing' | 'named acts' | 'admin';
  score(note: SeenNote, suspect: Suspect): number;
}

const minute = 60_000;
const day = 86_400_000;
const never = 60;

/** How soon after a moment something happened: nearest to zero if at once. */
function soonAfter(times: readonly number[] | undefined, from: number): number {
  const next = (times ?? []).find((at) => at > from);
  return -Math.log1p(next === undefined ? never : Math.min(never, (next - from) / day));
}

function near(times: readonly number[], at: number): number {
  const gaps = times.map((time) => Math.abs(time - at) / minute);
  return -Math.log1p(Math.min(never * 1440, ...gaps));
}

const timesOf = (note: SeenNote, acts: readonly Act[]) =>
  note.acts.filter(({ what }) => acts.includes(what)).map(({ at }) => at);

/** One signal for each row of the table in docs/features/anonymity.md that says something of one person. */
export function signalsFrom(journal: Journal): Signal[] {
  const places = placesOf([...journal.notes.values()]);
  const hidden = (name: string, score: Signal['score']): Signal => ({ name, of: 'hidden acts', score });
  const standing = (name: string, score: Signal['score']): Signal => ({ name, of: 'standing', score });
  const named = (name: string, score: Signal['score']): Signal => ({ name, of: 'named acts', score });
  const risesAfterIt = (name: string, figures: readonly string[]) =>
    hidden(`${name} after it is shown`, ({ seenAt }, { rises }) =>
      Math.max(...figures.map((figure) => soonAfter(rises.get(figure), seenAt))),
    );
  const risesAfter = (name: string, figures: readonly string[], acts: readonly Act[]) =>
    hidden(`${name} after ${acts.join(' or ')}`, (note, { rises }) =>
      Math.max(
        -10,
        ...timesOf(note, acts).flatMap((at) => figures.map((figure) => soonAfter(rises.get(figure), at))),
      ),
    );
  const lined = (what: keyof typeof places, trait: 'joined' | 'name') =>
    hidden(
      `its ${what} beside the order of ${trait === 'joined' ? 'joining' : 'names'}`,
      ({ id }, suspect) => -Math.abs((places[what].get(id) ?? 0) - suspect[trait]),
    );
  const allActs: readonly Act[] = ['mark', 'unmark', 'reply', 'credit', 'uncredit', 'reveal'];

  return [
    risesAfterIt('feedbacks shared', ['feedbacksShared']),
    risesAfterIt('projects tested', ['projectsTested']),
    risesAfterIt('projects launched, feedbacks received', ['projectsLaunched', 'feedbacksReceived']),
    risesAfterIt('Explorer, Consistent, Respectful', [
      'explorer',
      'consistentContributor',
      'respectfulMember',
    ]),
    risesAfterIt('Iterative Builder', ['iterativeBuilder']),
    risesAfterIt('anything of the profile', ['anything']),
    risesAfter('iterations inspired', ['iterationsInspired'], ['credit']),
    risesAfter('Catalyst', ['catalyst'], ['credit']),
    risesAfter('Helper', ['helper'], ['mark']),
    risesAfter('collaborations', ['collaborationsStarted'], ['reply', 'reveal']),
    risesAfter('impact comes into view', ['impact'], ['credit', 'mark']),
    risesAfter('anything of the profile', ['anything'], allActs),
    standing('how many feedbacks are shared by then', ({ seenAt }, { shared }) =>
      Math.max(0, ...shared.filter(({ on }) => on <= seenAt).map(({ count }) => count)),
    ),
    standing('how many feedbacks are shared in the end', (_, { shared }) =>
      Math.max(0, ...shared.map(({ count }) => count)),
    ),
    ...(['number', 'place', 'arrival', 'id'] as const).flatMap((what) => [
      lined(what, 'joined'),
      lined(what, 'name'),
    ]),
    hidden('whether it counts, beside a young account', ({ isCounted }, { joined }) =>
      isCounted ? 0 : joined,
    ),
    hidden(
      'its evidence, beside the order of joining',
      ({ evidence }, { joined }) => (evidence === 'used' ? 1 : evidence === 'opened' ? 0 : -1) * joined,
    ),
    hidden('its rating, beside the order of joining', ({ rating }, { joined }) => (rating - 3) * joined),
    hidden('its project moves after the suspect’s was answered', ({ projectId }, { answered }) => {
      const moved = journal.moved.get(projectId) ?? [];
      const after = answered.map((from) => moved.filter((at) => at > from && at < from + day).length);
      return after.reduce((sum, count) => sum + count, 0) / Math.max(1, after.length);
    }),
    hidden('it changes when the suspect leaves', ({ changes }, { goneAt }) =>
      goneAt === undefined
        ? -12
        : near(
            changes.map(({ at }) => at),
            goneAt,
          ),
    ),
    ...moderationSignals(journal).map(([name, score]) => hidden(name, score)),
    ...namedSignals(named),
    ...adminSignals(journal),
  ];
}

/** What blocks, reports and decisions move. */
function moderationSignals(journal: Journal): [name: string, score: Signal['score']][] {
  const blockedAt = (blocked: Suspect['blocked'], at: number) =>
    blocked.some(({ from, to }) => from <= at && at < to) ? 1 : 0;
  const wasReported = ({ acts }: SeenNote) => acts.some(({ what }) => what === 'report');
  const takenDown = (note: SeenNote) =>
    wasReported(note) ? note.changes.find(({ what }) => what === 'gone')?.at : undefined;
  const broughtBack = (note: SeenNote) => {
    const down = takenDown(note);
    return down && note.changes.find(({ at, what }) => at > down && what !== 'gone')?.at;
  };
  const gone = ({ went, cameBack }: Suspect, at: number) => {
    const last = Math.max(0, ...went.filter((one) => one <= at));
    return last > 0 && !cameBack.some((one) => one > last && one <= at);
  };
  return [
    ['a page goes after it was taken down', (note, { went }) => after(went, takenDown(note))],
    ['a page comes back after it did', (note, { cameBack }) => after(cameBack, broughtBack(note))],
    ['a page goes within three days of its showing', ({ seenAt }, { went }) => soonAfter(went, seenAt)],
    ['somebody’s page is gone when it is shown', ({ seenAt }, suspect) => (gone(suspect, seenAt) ? 1 : 0)],
    [
      'a page came back before it is shown',
      ({ seenAt }, { cameBack }) => soonAfter([seenAt], Math.max(0, ...cameBack.filter((at) => at < seenAt))),
    ],
    ['it is shown while somebody is blocked', ({ seenAt }, { blocked }) => blockedAt(blocked, seenAt)],
    [
      'it changes while somebody is blocked',
      ({ changes }, { blocked }) => changes.filter(({ at }) => blockedAt(blocked, at)).length,
    ],
    [
      'its project moves more while somebody is blocked',
      ({ projectId }, { blocked }) =>
        (journal.moved.get(projectId) ?? []).filter((at) => blockedAt(blocked, at)).length /
        Math.max(1, blocked.length),
    ],
  ];
}

/** What an admin reads of a hidden author whose note they judge: whether the account is young, and how many strikes it has. */
function adminSignals({ decided }: Journal): Signal[] {
  return [
    {
      name: 'an admin reads whether the account is young',
      of: 'admin',
      score: ({ id }, { joined }) =>
        (decided.get(id)?.isYoung ? joined : -joined) * (decided.has(id) ? 1 : 0),
    },
    {
      name: 'an admin reads how many strikes it has, beside pages that went before',
      of: 'admin',
      score({ id }, { went }) {
        const { at = 0, strikes = 0 } = decided.get(id) ?? {};
        return -Math.abs(strikes - went.filter((one) => one < at).length);
      },
    },
  ];
}

/** The same of everybody where there is no such moment. */
const after = (times: readonly number[], from: number | undefined) =>
  from === undefined ? 0 : soonAfter(times, from);

/** What the moments, places and lengths of comments and posts tell. */
function namedSignals(named: (name: string, score: Signal['score']) => Signal): Signal[] {
  const at = (acts: Suspect['named']) => acts.map((act) => act.at);
  return [
    named('the hour beside hours of named acts', ({ seenAt }, { named: acts }) =>
      alikeHours(at(acts), seenAt),
    ),
    named('a named act near its showing', ({ seenAt }, { named: acts }) =>
      near(at(acts), seenAt - 7.5 * minute),
    ),
    named('a named act near its later changes', ({ changes }, { named: acts }) =>
      Math.max(-12, ...changes.map((change) => near(at(acts), change.at - 7.5 * minute))),
    ),
    named('a named act soon after the maker’s', ({ acts: own }, { named: acts }) =>
      Math.max(-5, ...own.map((act) => soonAfter(at(acts), act.at))),
    ),
    named('a comment on the same project', ({ projectId }, { named: acts }) =>
      acts.some((act) => act.projectId === projectId) ? 1 : 0,
    ),
    named('a comment on the same project near its showing', ({ projectId, seenAt }, { named: acts }) =>
      near(at(acts.filter((act) => act.projectId === projectId)), seenAt - 7.5 * minute),
    ),
    named('its length beside lengths of comments', ({ length }, { named: acts }) => {
      const lengths = acts.map((act) => act.length).filter((each) => each > 0);
      if (lengths.length === 0) return -0.5;
      const usual = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
      return -Math.abs(Math.log(length / (2 * usual)));
    }),
    named(
      'it answers a question of another day, and somebody was seen in the day before',
      (note, { named: acts }) => (isLate(note) ? near(at(acts), note.seenAt - day / 2) : 0),
    ),
    named('words of the profile on that day', ({ seenAt }, { rewrote }) => soonAfter(rewrote, seenAt)),
  ];
}

/** The question says a day in its words: those of a note that was held lie further back. */
function isLate({ question, seenAt }: SeenNote): boolean {
  const asked = Date.parse(question?.match(/\d{4}-\d\d-\d\d/)?.[0] ?? '');
  return seenAt - asked > 3 * day;
}

/** How much somebody's hours resemble this one; who has shown none is as anybody. */
function alikeHours(times: readonly number[], at: number): number {
  const hour = 60 * minute;
  const near = times.map((time) => {
    const off = Math.abs(((((time - at) % day) + day * 1.5) % day) - day / 2) / hour;
    return Math.exp(-0.5 * (off / 1.5) ** 2) / (1.5 * Math.sqrt(2 * Math.PI));
  });
  return Math.log((2 / 24 + near.reduce((sum, one) => sum + one, 0)) / (2 + times.length));
}
