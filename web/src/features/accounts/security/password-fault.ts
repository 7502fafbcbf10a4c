import { accountLimits } from '@firstlight/contract/account-limits.ts';
import { accountRules } from '@firstlight/contract/rules.ts';

export interface PasswordChange {
  current: string;
  password: string;
  repeat: string;
}

export interface PasswordFault {
  field: keyof PasswordChange;
  what: 'empty' | 'short' | 'long' | 'mismatch';
}

/** The first thing wrong, as one would fill it in. */
export function passwordFault({ current, password, repeat }: PasswordChange): PasswordFault | undefined {
  if (current === '') return { field: 'current', what: 'empty' };
  if (password === '') return { field: 'password', what: 'empty' };
  if (repeat === '') return { field: 'repeat', what: 'empty' };
  if (password.length < accountRules.passwordMin) return { field: 'password', what: 'short' };
  if (password.length > accountLimits.passwordMax) return { field: 'password', what: 'long' };
  if (password !== repeat) return { field: 'repeat', what: 'mismatch' };
  return undefined;
}
