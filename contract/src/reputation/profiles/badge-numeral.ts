import { badgeRules } from '../../rules.ts';
import type { BadgeName } from './profile-limits.ts';

const numerals = ['I', 'II', 'III'] as const;

/** The level of a badge as people read it; null where a badge has only one. */
export function badgeNumeral(name: BadgeName, level: number): (typeof numerals)[number] | null {
  const hasLevels = Object.values(badgeRules[name]).some((figure) => Array.isArray(figure));
  return hasLevels ? (numerals[level - 1] ?? null) : null;
}
