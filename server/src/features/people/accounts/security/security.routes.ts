import * as security from '@firstlight/contract/people/accounts/account-security.ts';
import { route } from '../../../../core/http/route.ts';
import { changePassword } from '../password/change-password.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import { listCommonPasswords } from '../password/list-common-passwords.ts';
import { readReset } from '../password/read-reset.ts';
import { beginSecondFactor } from '../second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '../second-factor/confirm-second-factor.ts';
import { readSecondFactor } from '../second-factor/read-second-factor.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { renewRecoveryCodes } from '../second-factor/renew-recovery-codes.ts';
import { endOtherSessions } from '../session/end-other-sessions.ts';
import { endSession } from '../session/end-session.ts';
import { listSessions } from '../session/list-sessions.ts';
import { signInWithCode } from '../sign-in/sign-in-with-code.ts';

export const securityRoutes = [
  route(security.changePassword, changePassword),
  route(security.confirmPassword, confirmPassword),
  route(security.listSessions, listSessions),
  route(security.endSession, endSession),
  route(security.endOtherSessions, endOtherSessions),
  route(security.readSecondFactor, readSecondFactor),
  route(security.beginSecondFactor, beginSecondFactor),
  route(security.confirmSecondFactor, confirmSecondFactor),
  route(security.renewRecoveryCodes, renewRecoveryCodes),
  route(security.removeSecondFactor, removeSecondFactor),
  route(security.signInWithCode, signInWithCode),
  route(security.readReset, readReset),
  route(security.listCommonPasswords, listCommonPasswords),
];
