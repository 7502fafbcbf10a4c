import * as security from '@firstlight/contract/account-security.ts';
import { route } from '../../../core/http/route.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { changePassword } from './change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { readReset } from './read-reset.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { signInWithCode } from './sign-in-with-code.ts';

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
];
