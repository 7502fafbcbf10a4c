import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { normaliseRecoveryCode } from '../../../../platform/crypto/recovery-code.ts';
import { matchingStep } from '../../../../platform/crypto/totp.ts';
import { takeRecoveryCode } from '../second-factor/recovery-codes.queries.ts';
import { findKey, takeStep } from '../second-factor/second-factors.queries.ts';

/** Uses a code of the app or a recovery code up, and says whether it was one that could be used. */
export async function consumeCode(ctx: Context, userId: string, typed: string): Promise<boolean> {
  const factor = await findKey(ctx.db, ctx.vault, userId);
  if (!factor?.confirmedAt) return false;
  const code = digitsOf(typed);
  if (code.length !== securityRules.codeDigits)
    return takeRecoveryCode(ctx.db, ctx.vault, userId, normaliseRecoveryCode(typed));
  const step = matchingStep(factor.key, code, ctx.now());
  return step !== undefined && takeStep(ctx.db, userId, step);
}

/** Apps print `123 456`. Anything with letters in it is no code of an app, whatever its length. */
export function digitsOf(typed: string): string {
  const code = typed.replaceAll(/\s/g, '');
  return /^\d+$/.test(code) ? code : '';
}
