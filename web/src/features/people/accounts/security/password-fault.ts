import { type NewPassword, type ResetFault, resetFault } from '../password/reset-fault.ts';

export interface PasswordChange extends NewPassword {
  current: string;
}

export interface PasswordFault extends Pick<ResetFault, 'what'> {
  field: keyof PasswordChange;
}

/** The first thing wrong, as one would fill it in. */
export function passwordFault({ current, ...chosen }: PasswordChange): PasswordFault | undefined {
  return current === '' ? { field: 'current', what: 'empty' } : resetFault(chosen);
}
