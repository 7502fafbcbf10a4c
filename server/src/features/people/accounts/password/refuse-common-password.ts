import { AppError } from '../../../../core/app-error.ts';
import { isCommonPassword } from '../../../../platform/passwords/is-common-password.ts';

interface OwnWords {
  username: string;
  name: string;
  email: string;
}

/** The length rule alone keeps nobody safe from the commonest guesses, nor from what everybody knows of them. */
export function refuseCommonPassword(password: string, { username, name, email }: OwnWords): void {
  const [mailbox = ''] = email.split('@');
  const isCommon = isCommonPassword(password, [username, name, email, mailbox]);
  if (isCommon) throw new AppError('accounts.password_too_common');
}
