import { profileRules } from '../../rules.ts';

export const roles = ['creator', 'tester', 'both'] as const;

export type Role = (typeof roles)[number];

/** How much may move on the page: as the device says, or for this person always little or always all. */
export const motions = ['system', 'reduced', 'full'] as const;

export type Motion = (typeof motions)[number];

export const accountLimits = {
  usernameMin: profileRules.usernameMin,
  usernameMax: profileRules.usernameMax,
  nameMax: profileRules.displayNameMax,
  email: 254,
  /** Longer than anybody types, short enough that hashing it costs no more than a short one. */
  passwordMax: 200,
  /** Between two asks for the same mail. */
  resendSeconds: 60,
} as const;

/** What somebody may type on the way to a username: capitals become small, everything else that is not allowed goes. */
export function normaliseUsername(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '')
    .slice(0, accountLimits.usernameMax);
}
