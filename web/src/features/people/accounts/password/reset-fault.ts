import { accountLimits } from '@firstlight/contract/people/accounts/account-limits.ts';
import { accountRules } from '@firstlight/contract/rules.ts';

export interface NewPassword {
  password: string;
  repeat: string;
}

export interface ResetFault {
  field: keyof NewPassword;
  what: 'empty' | 'short' | 'long' | 'mismatch';
}

export function resetFault({ password, repeat }: NewPassword): ResetFault | undefined {
  if (password === '') return { field: 'password', what: 'empty' };
  if (repeat === '') return { field: 'repeat', what: 'empty' };
  if (password.length < accountRules.passwordMin) return { field: 'password', what: 'short' };
  if (password.length > accountLimits.passwordMax) return { field: 'password', what: 'long' };
  if (password !== repeat) return { field: 'repeat', what: 'mismatch' };
  return undefined;
}
