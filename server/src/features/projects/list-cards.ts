import type { ProjectCard } from '@firstlight/contract/projects.ts';
import type { Context } from '../../core/context.ts';
import { readText } from '../../db/read-text.ts';
import { cardsStatement } from './cards-statement.ts';

export interface Card extends ProjectCard {
  /** There is nothing to open. */
  isIdea: boolean;
}

/** The cards of these projects, in this order; what nobody may see any more is left out. */
export async function listCards({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  return JSON.parse((await readText(db, cardsStatement, [ids])) ?? '[]') as Card[];
}
