import * as accounts from '@firstlight/contract/accounts.ts';
import { route } from '../../core/http/route.ts';
import { acceptTerms } from './accept-terms.ts';
import { atEvenPace } from './at-even-pace.ts';
import { changeUsername } from './change-username.ts';
import { checkUsername } from './check-username.ts';
import { editAccount } from './edit-account.ts';
import { forgotPassword } from './forgot-password.ts';
import { readMe } from './read-me.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

export const accountRoutes = [
  route(accounts.readMe, readMe),
  route(accounts.checkUsername, checkUsername),
  route(accounts.signUp, atEvenPace(signUp)),
  route(accounts.resendVerification, atEvenPace(resendVerification)),
  route(accounts.verifyEmail, verifyEmail),
  route(accounts.signIn, signIn),
  route(accounts.signOut, signOut),
  route(accounts.forgotPassword, atEvenPace(forgotPassword)),
  route(accounts.resetPassword, resetPassword),
  route(accounts.acceptTerms, acceptTerms),
  route(accounts.editAccount, editAccount),
  route(accounts.changeUsername, changeUsername),
];
