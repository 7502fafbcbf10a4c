import { type Case, guess, type Outcome, standardised } from './guess-model.ts';
import type { Journal } from './journal.ts';
import { type Signal, signalsFrom } from './signals.ts';
import { knownSuspects } from './suspects.ts';

interface Evidence {
  signals: Signal[];
  cases: Case[];
}

/** Holds every note against everybody by each signal; `authors` is what the maker wants to know. */
export function gatherEvidence(
  journal: Journal,
  usernames: readonly string[],
  authors: ReadonlyMap<string, string>,
  isWanted: (noteId: string) => boolean = () => true,
): Evidence {
  const suspects = knownSuspects(journal, usernames);
  const signals = signalsFrom(journal);
  const cases: Case[] = [];
  for (const note of journal.notes.values()) {
    const author = usernames.indexOf(authors.get(note.id) ?? '');
    // What one's own accounts wrote, and what was revealed, is known.
    if (author < 0 || note.isRevealed || !isWanted(note.id)) continue;
    const scores = signals.map(({ score }) => standardised(suspects.map((suspect) => score(note, suspect))));
    cases.push({ scores, author });
  }
  return { signals, cases };
}

/** How well each signal tells the authors. */
export function accuseByEach({ signals, cases }: Evidence): (Outcome & Pick<Signal, 'name' | 'of'>)[] {
  return signals.map(({ name, of }, n) => ({ name, of, ...guess(cases, [n]) }));
}

/** How well all signals of some kinds tell them together. */
export function accuseByAll({ signals, cases }: Evidence, kinds: readonly Signal['of'][]): Outcome {
  const chosen = [...signals.keys()].filter((n) => kinds.some((kind) => signals[n]?.of === kind));
  return guess(cases, chosen);
}
