import type { Context } from '../../../core/context.ts';
import { countHeldLetters } from './office/held-letters.queries.ts';

export interface LettersTrouble {
  /** Lanes that rest and issues that stopped or were missed. */
  held: number;
  since: Date | null;
}

const days = 3;

/** What keeps letters from leaving and needs somebody. */
export function readLettersTrouble({ db, now }: Pick<Context, 'db' | 'now'>): Promise<LettersTrouble> {
  const at = now();
  return countHeldLetters(db, at, new Date(at.getTime() - days * 24 * 60 * 60 * 1000));
}
