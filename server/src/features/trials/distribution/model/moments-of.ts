import { countNotes, type Note } from './count-notes.ts';
import { hasMinimum } from './project-need.ts';

interface DatedNote extends Note {
  at: Date;
}

/** When the first note that counts came, and when the minimum was complete. The notes say it: a count may come late. */
export function momentsOf(notes: readonly DatedNote[]): { first: Date | undefined; met: Date | undefined } {
  const inOrder = notes.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  let first: Date | undefined;
  for (const [place, { at }] of inOrder.entries()) {
    const counted = countNotes(inOrder.slice(0, place + 1));
    if (counted.full + counted.quick > 0) first ??= at;
    if (hasMinimum(counted)) return { first, met: at };
  }
  return { first, met: undefined };
}
