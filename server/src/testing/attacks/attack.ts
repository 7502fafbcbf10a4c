/** What may be known of a note: something it says, or when something happened around it. */
type Clue = string | number | undefined;

export interface Suspect {
  id: string;
  /** What anybody can know of them. */
  traits: Record<string, string | number>;
}

export interface Note {
  /** Notes of one kind on one project: they are the suspects' of the group, one each. */
  group: string;
  clues: Record<string, Clue>;
}

interface Case<Kind extends Note> {
  notes: readonly Kind[];
  /** More than any maker is ever told: who was there, though not who wrote which. */
  suspectsOf(group: string): readonly Suspect[];
  authorOf(note: Kind): string;
}

interface Guessed {
  way: string;
  right: number;
}

/** Guesses who wrote each note, in every way in which a clue can be held against a trait or against earlier notes. */
export function guessAuthors<Kind extends Note>(all: Case<Kind>): Guessed[] {
  const [first] = all.notes;
  const traits = Object.entries((first && all.suspectsOf(first.group)[0]?.traits) ?? {});
  const texts = traits.filter(([, value]) => typeof value === 'string');
  return tellingClues(all.notes).flatMap((clue) => [
    { way: `${clue} as in earlier notes`, right: count(all, byLikeness(all, clue)) },
    ...traits.map(([trait]) => ({
      way: `${clue} in the order of ${trait}`,
      right: count(all, byRank(all, clue, trait)),
    })),
    ...texts.map(([trait]) => ({
      way: `${clue} beginning as ${trait}`,
      right: count(all, byResemblance(all, clue, trait)),
    })),
  ]);
}

/**
 * How likely a way to guess is right twice as often as chance, or more, where nothing tells anything. Within a group
 * each order of authors is then as likely as any other, so that whatever is guessed, one note is right on average, and
 * the expected number of ways to choose k right ones is at most 1, as for a Poisson variable of mean 1. The rest is
 * Chernoff.
 */
export function luckOfTwice(groups: number): number {
  return Math.exp(-groups * (2 * Math.log(2) - 1));
}

/** What is the same for all notes of a group says nothing of any of them. */
function tellingClues(notes: readonly Note[]): string[] {
  const groups = [...Map.groupBy(notes, ({ group }) => group).values()];
  const clues = new Set(notes.flatMap((note) => Object.keys(note.clues)));
  return [...clues].filter((clue) =>
    groups.some((beside) => new Set(beside.map((note) => note.clues[clue])).size > 1),
  );
}

type Guess<Kind> = (note: Kind) => string | undefined;

function count<Kind extends Note>({ notes, authorOf }: Case<Kind>, guess: Guess<Kind>): number {
  return notes.filter((note) => guess(note) === authorOf(note)).length;
}

/** Lines the notes of a group up by a clue, its people by a trait, and reads the name off the same place. */
function byRank<Kind extends Note>(
  { notes, suspectsOf }: Case<Kind>,
  clue: string,
  trait: string,
): Guess<Kind> {
  const named = new Map<Kind, string | undefined>();
  for (const [group, beside] of Map.groupBy(notes, (note) => note.group)) {
    const people = suspectsOf(group).toSorted((a, b) => ascending(a.traits[trait], b.traits[trait]));
    const ranked = beside.toSorted((a, b) => ascending(a.clues[clue], b.clues[clue]));
    for (const [place, note] of ranked.entries()) named.set(note, people[place]?.id);
  }
  return (note) => named.get(note);
}

function byResemblance<Kind extends Note>({ suspectsOf }: Case<Kind>, clue: string, trait: string) {
  return (note: Kind) =>
    mostAlike(note.clues[clue], suspectsOf(note.group), ({ traits }) => traits[trait])?.id;
}

/** Knows everybody's notes on earlier projects, as if all had revealed themselves, and takes who wrote the most alike. */
function byLikeness<Kind extends Note>(
  { notes, suspectsOf, authorOf }: Case<Kind>,
  clue: string,
): Guess<Kind> {
  const begins = new Map<string, number>();
  for (const [index, { group }] of notes.entries()) if (!begins.has(group)) begins.set(group, index);
  return (note) => {
    const suspects = new Set(suspectsOf(note.group).map(({ id }) => id));
    const known = notes.slice(0, begins.get(note.group)).filter((one) => suspects.has(authorOf(one)));
    const best = mostAlike(note.clues[clue], known, ({ clues }) => clues[clue]);
    return best && authorOf(best);
  };
}

function mostAlike<Item>(to: Clue, items: readonly Item[], clueOf: (item: Item) => Clue): Item | undefined {
  let best: { item: Item; alike: number } | undefined;
  for (const item of items) {
    const alike = likeness(to, clueOf(item));
    if (!best || alike > best.alike) best = { item, alike };
  }
  return best?.item;
}

function ascending(one: Clue, other: Clue): number {
  if (one === other) return 0;
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
  return one < other ? -1 : 1;
}

function likeness(one: Clue, other: Clue): number {
  if (typeof one === 'number' && typeof other === 'number') return -Math.abs(one - other);
  if (typeof one !== 'string' || typeof other !== 'string') return Number.NEGATIVE_INFINITY;
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
