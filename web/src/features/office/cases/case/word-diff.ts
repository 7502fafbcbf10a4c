export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Longer ones are shown as they are: nobody compares two long texts word by word. */
const wordsMax = 1_500;

/** What became of a text, word by word: spaces stay with the word before them. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  if (from.length > wordsMax || to.length > wordsMax) return [{ kind: 'same', text: after }];
  const lengths = commonLengths(from, to);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [left = '', right = ''] = [from[i], to[j]];
    if (i < from.length && j < to.length && left.trim() === right.trim()) {
      add(parts, 'same', right);
      i += 1;
      j += 1;
    } else if (i < from.length && (j >= to.length || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      add(parts, 'removed', left);
      i += 1;
    } else {
      add(parts, 'added', right);
      j += 1;
    }
  }
  return parts;
}

const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? [];

const at = (lengths: number[][], i: number, j: number) => lengths[i]?.[j] ?? 0;

/** How many words the two have in common from each pair of places on. */
function commonLengths(from: readonly string[], to: readonly string[]): number[][] {
  const lengths = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      const isSame = from[i]?.trim() === to[j]?.trim();
      const row = lengths[i];
      if (row)
        row[j] = isSame
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

function add(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}
