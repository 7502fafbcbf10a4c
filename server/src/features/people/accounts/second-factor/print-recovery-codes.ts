import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { newRecoveryCode } from '../../../../platform/crypto/recovery-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.queries.ts';

/** New codes in place of all earlier ones. This is the only time they can be read. */
export async function printRecoveryCodes(ctx: Context, userId: string): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = Array.from({ length: securityRules.recoveryCodes }, newRecoveryCode);
  await replaceRecoveryCodes(ctx.db, ctx.vault, userId, recoveryCodes);
  return { recoveryCodes };
}
