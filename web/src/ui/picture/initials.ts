const tones = ['gold', 'ember', 'leaf', 'rose', 'sky'] as const;

/** Two letters for a name: of its first and last word, or the first two of the only one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')];
  const last = words.length > 1 ? [...(words.at(-1) ?? '')] : [];
  return `${first[0] ?? ''}${last[0] ?? first[1] ?? ''}`.toLocaleUpperCase();
}

/** The same name always has the same colour. */
export function toneOf(name: string): (typeof tones)[number] {
  return tones[sumOf(name) % tones.length] ?? 'sky';
}

export function moonPhaseOf(name: string): 0 | 1 | 2 | 3 | 4 {
  return (sumOf(name) % 5) as 0 | 1 | 2 | 3 | 4;
}

function sumOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}
