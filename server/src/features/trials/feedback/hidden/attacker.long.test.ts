import { beforeAll, describe, expect, it } from 'vitest';
import { day, hour, type Journal, minute, type Seen, watchWorlds } from './attacker.testing.ts';

/**
 * A maker with three accounts tries to name the testers behind the feedback on their six projects. The maker polls at each
 * boundary, credits, replies, marks, and reads the profile of every tester once a day, and the times of all comments. A
 * model that knows the authors in all other worlds weighs what was seen.
 */
const goal = 2.5;
/** docs/features/anonymity.md states this limit: comments show at which hours a tester is active. Measured: 3.14. */
const commentsLimit = 4;
/** Within this time of an act under the tester's name, the product states that readers could guess. */
const sameMinutes = 10 * minute;

type Features = Record<string, string>;

/** Returns when a counter or badge of one profile rose. */
const risesOf = (profiles: Journal['profiles'][number]): number[] =>
  profiles
    .filter(({ figures }, index) =>
      Object.entries(figures).some(([name, now]) => now > (profiles[index - 1]?.figures[name] ?? 0)),
    )
    .map(({ at }) => at);

/** Returns what the maker compares of one tester's profile for one feedback. */
function figuresOf(journal: Journal, note: Seen, tester: number, rises: readonly number[]): Features {
  const profiles = journal.profiles[tester] ?? [];
  const features: Features = {};
  const firstRise = (from: number | undefined) => {
    if (from === undefined) return 'no act';
    const next = rises.find((at) => at > from);
    return next === undefined ? 'no rise' : bin((next - from) / day, [1, 2, 4, 8, 15, 29, 57]);
  };
  for (const act of ['at', 'credit', 'mark', 'reply'] as const)
    features[`rise after ${act}`] = firstRise(note[act]);
  for (const [name, value] of Object.entries(profiles.at(-1)?.figures ?? {}))
    features[`last ${name}`] = String(value);
  features['joined'] = bin(journal.joined[tester] ?? 0, [30, 100, 200, 300]);
  return features;
}

/** Returns what the maker compares of one tester's comments for one feedback. */
function commentsOf(journal: Journal, note: Seen, tester: number): Features {
  const comments = journal.comments[tester] ?? [];
  const hours = comments.map((at) => Math.abs((((((at - note.at) / hour) % 24) + 36) % 24) - 12));
  return {
    'nearest comment': bin(nearestComment(journal, note, tester) / minute, [10, 60, 240, 1440]),
    'hour of comments': bin(Math.min(...hours), [1, 3, 6]),
    comments: bin(comments.length, [1, 2, 4]),
  };
}

function nearestComment(journal: Journal, note: Seen, tester: number): number {
  return Math.min(...(journal.comments[tester] ?? []).map((at) => Math.abs(at - note.at)));
}

/** Returns the first limit that a value is below, as text. */
const bin = (value: number, limits: readonly number[]) =>
  String(limits.find((limit) => value < limit) ?? 'more');

/** Counts how often each feature has each value, for authors and for all other testers (naive Bayes). */
class Model {
  private readonly counts = new Map<string, { author: number; other: number }>();
  private readonly totals = { author: 0, other: 0 };

  /** Adds a case, or takes it away with a weight of -1. */
  learn(features: Features, is: 'author' | 'other', weight = 1): void {
    this.totals[is] += weight;
    for (const [name, value] of Object.entries(features)) {
      const key = `${name}=${value}`;
      const count = this.counts.get(key) ?? { author: 0, other: 0 };
      count[is] += weight;
      this.counts.set(key, count);
    }
  }

  score(features: Features): number {
    return Object.entries(features).reduce((sum, [name, value]) => {
      const { author, other } = this.counts.get(`${name}=${value}`) ?? { author: 0, other: 0 };
      return (
        sum +
        Math.log((author + 1) / (this.totals.author + 8)) -
        Math.log((other + 8) / (this.totals.other + 64))
      );
    }, 0);
  }
}

interface Case {
  /** One for each tester. */
  features: Features[];
  author: number;
  /** Whether the author was not active under their name in the same minutes. */
  isApart: boolean;
}

/** What the model weighs: the public figures alone, or the comments as well. */
type Signals = 'figures' | 'figures and comments';

function casesOf(journal: Journal, signals: Signals): Case[] {
  const rises = journal.profiles.map(risesOf);
  return journal.seen.map((note) => {
    const author = journal.authors.get(note.id) ?? -1;
    const features = rises.map((of, tester) => ({
      ...figuresOf(journal, note, tester, of),
      ...(signals === 'figures and comments' && commentsOf(journal, note, tester)),
    }));
    return { features, author, isApart: nearestComment(journal, note, author) > sameMinutes };
  });
}

/** Guesses each feedback of each world by what was learnt in the others. Returns the times chance per world. */
function guessAll(journals: readonly Journal[], signals: Signals): { apart: number; all: number }[] {
  const model = new Model();
  const worlds = journals.map((journal) => casesOf(journal, signals));
  const learn = (cases: readonly Case[], weight: number) => {
    for (const { features, author } of cases)
      for (const [tester, of] of features.entries())
        model.learn(of, tester === author ? 'author' : 'other', weight);
  };
  for (const cases of worlds) learn(cases, 1);
  return worlds.map((cases) => {
    learn(cases, -1);
    const guessed = cases.map(({ features, author, isApart }) => {
      const scores = features.map((of) => model.score(of));
      const best = Math.max(...scores);
      const right = scores[author] === best ? 1 / scores.filter((score) => score === best).length : 0;
      return { right, chance: 1 / scores.length, isApart };
    });
    learn(cases, 1);
    return { apart: timesChance(guessed.filter(({ isApart }) => isApart)), all: timesChance(guessed) };
  });
}

function timesChance(guessed: readonly { right: number; chance: number }[]): number {
  const sum = (of: 'right' | 'chance') => guessed.reduce((total, one) => total + one[of], 0);
  return sum('right') / sum('chance');
}

/** Returns the mean and half of its 95 % interval, by Student's t with 19 degrees of freedom. */
function meanOf(ratios: readonly number[]) {
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const variance = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / (ratios.length - 1);
  return { mean, margin: 2.093 * Math.sqrt(variance / ratios.length) };
}

const inWords = ({ mean, margin }: ReturnType<typeof meanOf>) => `${mean.toFixed(2)} ± ${margin.toFixed(2)}`;

describe('a maker who tries to name testers', () => {
  let worlds: Journal[];
  beforeAll(async () => {
    worlds = await watchWorlds(20, 'none');
  });

  /** Returns the mean for feedback whose author did nothing else in the same minutes, and both means in words. */
  const measure = (signals: Signals) => {
    const guessed = guessAll(worlds, signals);
    const [apart, all] = [meanOf(guessed.map((one) => one.apart)), meanOf(guessed.map((one) => one.all))];
    const seen = worlds.reduce((sum, one) => sum + one.seen.length, 0);
    const words = `times chance by ${signals}: ${inWords(apart)}; with acts in the same minutes: ${inWords(all)}; ${seen} feedback`;
    return { mean: apart.mean, words };
  };

  it('is right at most 2.5 times as often as chance by public figures', async ({ annotate }) => {
    const { mean, words } = measure('figures');
    await annotate(words);
    expect(mean).toBeLessThanOrEqual(goal);
  });

  // Above the goal because responses are published within five minutes: feedback appears at the hour at which its author
  // comments. Only a delay of hours would hide that.
  it('is right at most 4 times as often as chance by figures and comments', async ({ annotate }) => {
    const { mean, words } = measure('figures and comments');
    await annotate(words);
    expect(mean).toBeLessThanOrEqual(commentsLimit);
  });

  it('is right more often when profiles count exactly', async ({ annotate }) => {
    const exact = await watchWorlds(2, 'exact counters');
    const { mean } = meanOf(guessAll(exact, 'figures').map((one) => one.apart));
    await annotate(`times chance: ${mean.toFixed(1)}`);
    expect(mean).toBeGreaterThan(goal);
  });
});
