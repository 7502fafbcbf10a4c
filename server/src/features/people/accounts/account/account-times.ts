import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { accountRules } from '@firstlight/contract/rules.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export const sessionMs = accountRules.sessionDays * dayMs;

export const sessionEnd = (now: Date) => new Date(now.getTime() + sessionMs);
export const idleSince = (now: Date) => new Date(now.getTime() - accountRules.sessionIdleDays * dayMs);
export const verificationEnd = (now: Date) =>
  new Date(now.getTime() + accountRules.verificationLinkHours * hourMs);
export const resetEnd = (now: Date) => new Date(now.getTime() + accountRules.resetLinkHours * hourMs);
export const formerEmailEnd = (now: Date) => new Date(now.getTime() + accountRules.emailUndoDays * dayMs);
export const unverifiedBefore = (now: Date) =>
  new Date(now.getTime() - accountRules.unverifiedPurgeDays * dayMs);
/** As long as an unconfirmed account can be confirmed at all. */
export const signUpSeconds = (accountRules.unverifiedPurgeDays * dayMs) / 1000;
export const usernameFreeAt = (now: Date) =>
  new Date(now.getTime() + accountRules.usernameReservedDays * dayMs);

export const challengeSeconds = securityRules.challengeMinutes * 60;
export const challengeEnd = (now: Date) => new Date(now.getTime() + challengeSeconds * 1000);
export const identityConfirmedSince = (now: Date) =>
  new Date(now.getTime() - securityRules.recentPasswordMinutes * 60 * 1000);

/** How exact "last used" is: one write an hour instead of one a request. */
export const isStale = (lastUsedAt: Date, now: Date) => now.getTime() - lastUsedAt.getTime() > hourMs;
