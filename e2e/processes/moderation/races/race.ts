import type { Court } from '../court.ts';

/** Fifty at once, and what must be so afterwards. */
export interface Race {
  name: string;
  /** Plays one round, and says what was not as it must be. */
  round(court: Court): Promise<string[]>;
}

export const atOnce = 50;

/** Only what does not hold, in words. */
export const broken = (claims: Record<string, boolean>): string[] =>
  Object.entries(claims)
    .filter(([, holds]) => !holds)
    .map(([claim]) => claim);
