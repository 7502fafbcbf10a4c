import { AppError } from '../../core/app-error.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';

/** The length rule alone keeps nobody safe from the commonest guesses, nor from one's own name. */
export function refuseCommonPassword(password: string, ownWords: readonly string[]): void {
  if (isCommonPassword(password, ownWords)) throw new AppError('accounts.password_too_common');
}
