import { isCommonPassword, type OwnWords } from '@firstlight/contract/people/accounts/is-common-password.ts';
import { AppError } from '../../../../core/app-error.ts';
import { commonPasswords } from '../../../../platform/passwords/common-passwords.ts';

/** The length rule alone keeps nobody safe from the commonest guesses, nor from what everybody knows of them. */
export function refuseCommonPassword(password: string, own: Required<OwnWords>): void {
  if (isCommonPassword(password, own, commonPasswords)) throw new AppError('accounts.password_too_common');
}
