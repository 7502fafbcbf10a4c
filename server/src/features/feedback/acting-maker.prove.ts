import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../prove/keep-figures.ts';
import { accuseByAll, accuseByEach, gatherEvidence } from '../../testing/acting-maker/evidence.ts';
import type { Outcome } from '../../testing/acting-maker/guess-model.ts';
import { liveAndWatch } from '../../testing/acting-maker/live-and-watch.ts';
import { withCountedCredits, withNumbersByAge } from '../../testing/acting-maker/planted-leaks.ts';
import { testWorld, type World } from '../../testing/world.ts';

const size = {
  testers: 200,
  days: 60,
  projects: 10,
  accounts: 8,
  otherMakers: 8,
  pollEvery: 1,
  visitsPerDay: 0.25,
  keenness: 0.24,
  actsWithinDays: 8,
};

/** What a signal may tell at most. Acts under one's own name are not hidden: theirs only may not grow unnoticed. */
const hidden = { beyond: 0.55, auc: 0.7, first: 2 };
const named = { beyond: 0.75, auc: 0.8, first: 40 };

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterAll(() => world.close());

it('a maker who credits, answers, marks and watches for two months learns of no note who wrote it by anything that hidden testers or the maker move', async () => {
  const { town, journal } = await liveAndWatch(world, size, 1);
  const nameOf = new Map(town.testers.map(({ id, username }) => [id, username]));
  const authors = new Map([...town.authors].map(([note, id]) => [note, nameOf.get(id) ?? '']));
  const usernames = [...nameOf.values()];
  const evidence = gatherEvidence(journal, usernames, authors);
  const signals = accuseByEach(evidence);
  const notes = evidence.cases.length;
  const isCredited = (id: string) =>
    journal.notes.get(id)?.acts.some(({ what }) => what === 'credit') ?? false;
  const leaking = [
    gatherEvidence(withCountedCredits(journal, authors), usernames, authors, isCredited),
    gatherEvidence(withNumbersByAge(journal, authors), usernames, authors),
  ];
  const [counted, byAge] = leaking.map((one) => accuseByAll(one, ['hidden acts']).auc);

  const acts = [...journal.notes.values()].flatMap((note) => note.acts).length;
  const { accounts, ...rest } = size;
  keepProof('acting-maker', { ...rest, accounts, notes, acts, looks: journal.looks }, [
    { what: 'feedbacks to guess', got: notes, goal: 800 },
    ...goalsOf('all that hidden testers and the maker move', accuseByAll(evidence, ['hidden acts']), hidden),
    ...goalsOf('how much somebody has done', accuseByAll(evidence, ['standing']), hidden),
    ...goalsOf('all that people do under their names', accuseByAll(evidence, ['named acts']), named),
    ...goalsOf('all signals', accuseByAll(evidence, ['hidden acts', 'standing', 'named acts']), named),
    ...signals.flatMap((one) => goalsOf(one.name, one, one.of === 'named acts' ? named : hidden).slice(0, 3)),
    { what: 'AUC if profiles counted credits at once', got: counted ?? Number.NaN, goal: 0.9 },
    { what: 'AUC if numbers followed age', got: byAge ?? Number.NaN, goal: 0.9 },
  ]);
});

/**
 * Counters say in steps who writes much, and whoever writes much is likelier to have written anything: that is what they are
 * for, and no signal of one note. So `beyond` is held to 0.55, where everybody stands among the others as often as they have
 * written. One first guess in two hundred is right by chance, so luck alone often doubles it: what must hold is that it is
 * not shown to be more, by an interval that luck leaves less than once in a hundred thousand runs.
 */
function goalsOf(name: string, of: Outcome, most: Record<'auc' | 'beyond' | 'first', number>) {
  const atMost = true as const;
  return [
    { what: `AUC beyond who writes much: ${name}`, got: of.beyond, goal: most.beyond, atMost },
    { what: `AUC: ${name}`, got: of.auc, goal: most.auc, atMost },
    {
      what: `first guess, times chance: ${name}`,
      got: of.first,
      goal: most.first + 1.33 * of.firstMargin,
      atMost,
    },
    { what: `AUC, half its interval: ${name}`, got: of.aucMargin, goal: 0.03, atMost },
    { what: `first guess, half its interval: ${name}`, got: of.firstMargin, goal: 20, atMost },
  ];
}
