import * as accounts from '@firstlight/contract/people/accounts/accounts.ts';
import { route } from '../../../core/http/route.ts';
import { changeUsername } from './account/change-username.ts';
import { checkUsername } from './account/check-username.ts';
import { editAccount } from './account/edit-account.ts';
import { forgotPassword } from './password/forgot-password.ts';
import { resetPassword } from './password/reset-password.ts';
import { readMe } from './session/read-me.ts';
import { signOut } from './session/sign-out.ts';
import { hideTiming } from './sign-in/hide-timing.ts';
import { signIn } from './sign-in/sign-in.ts';
import { acceptTerms } from './sign-up/accept-terms.ts';
import { resendVerification } from './sign-up/resend-verification.ts';
import { signUp } from './sign-up/sign-up.ts';
import { verifyEmail } from './sign-up/verify-email.ts';

export const accountRoutes = [
  route(accounts.readMe, readMe),
  route(accounts.checkUsername, checkUsername),
  route(accounts.signUp, hideTiming(signUp)),
  route(accounts.resendVerification, hideTiming(resendVerification)),
  route(accounts.verifyEmail, verifyEmail),
  route(accounts.signIn, signIn),
  route(accounts.signOut, signOut),
  route(accounts.forgotPassword, hideTiming(forgotPassword)),
  route(accounts.resetPassword, resetPassword),
  route(accounts.acceptTerms, acceptTerms),
  route(accounts.editAccount, editAccount),
  route(accounts.changeUsername, changeUsername),
];
