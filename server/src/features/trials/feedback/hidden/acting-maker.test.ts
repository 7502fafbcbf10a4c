import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatherEvidence } from '../../../../testing/acting-maker/evidence.ts';
import type { Journal } from '../../../../testing/acting-maker/journal.ts';
import { liveAndWatch } from '../../../../testing/acting-maker/live-and-watch.ts';
import { withCountedCredits } from '../../../../testing/acting-maker/planted-leaks.ts';
import type { Town } from '../../../../testing/acting-maker/town.ts';
import { testWorld, type World } from '../../../../testing/world.ts';

let world: World;
let town: Town;
let journal: Journal;
let authors: Map<string, string>;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  const people = { testers: 12, accounts: 1, otherMakers: 1, projects: 3 };
  const pace = { days: 3, pollEvery: 4, visitsPerDay: 1, keenness: 0.6, actsWithinDays: 0.5, sanctions: 3 };
  ({ town, journal } = await liveAndWatch(world, { ...people, ...pace }, 1));
  const nameOf = new Map(town.testers.map(({ id, username }) => [id, username]));
  authors = new Map([...town.authors].map(([note, id]) => [note, nameOf.get(id) ?? '']));
});
afterAll(() => world.close());

const acts = () => [...journal.notes.values()].flatMap((note) => note.acts.map(({ what }) => what));
const evidenceIn = (seen: Journal, isWanted?: (id: string) => boolean) =>
  gatherEvidence(
    seen,
    town.testers.map(({ username }) => username),
    authors,
    isWanted,
  );

// Two months of it, with two hundred testers, are held against chance in acting-maker.prove.ts.
describe('a maker who credits, answers, marks, and looks after each act', () => {
  it('has done all of it, and has seen the notes and the profiles', () => {
    expect(acts()).toEqual(expect.arrayContaining(['mark', 'reply', 'credit']));
    expect(journal.notes.size).toBeGreaterThan(10);
    expect(journal.profiles.size).toBe(town.testers.length);
  });

  it('sees no counter or badge of a tester that sets the author apart', () => {
    const { signals, cases } = evidenceIn(journal);
    // What a tester chooses to show, and what they posted themselves, may move.
    const ofProfile = [...signals.entries()].filter(
      ([, { name }]) => / after (credit|mark|reply)/.test(name) && !/^(anything|impact)/.test(name),
    );
    expect(ofProfile.length).toBeGreaterThan(3);
    for (const { scores } of cases) {
      for (const [n, { name }] of ofProfile) expect(new Set(scores[n]).size, name).toBe(1);
    }
  });

  it('would find the author each time if profiles counted credits at once', () => {
    const looks = [...journal.profiles.values()].flat().map(({ on }) => on);
    const [first, last] = [Math.min(...looks), Math.max(...looks)];
    const isCredited = (id: string) =>
      journal.notes.get(id)?.acts.some(({ what, at }) => what === 'credit' && at > first && at < last) ??
      false;
    const { signals, cases } = evidenceIn(withCountedCredits(journal, authors), isCredited);
    const signal = signals.findIndex(({ name }) => name === 'iterations inspired after credit');
    expect(cases.length).toBeGreaterThan(3);
    for (const { scores, author } of cases) {
      expect(scores[signal]?.[author]).toBe(Math.max(...(scores[signal] ?? [])));
      expect(new Set(scores[signal]).size).toBeGreaterThan(1);
    }
  });
});
