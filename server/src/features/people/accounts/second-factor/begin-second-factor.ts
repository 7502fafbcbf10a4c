import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { beginSecondFactor as beginEndpoint } from '@firstlight/contract/people/accounts/account-security.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { base32, newTotpKey } from '../../../../platform/crypto/totp.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { guardSecondSteps } from './guard-second-steps.ts';
import { replaceKey } from './second-factors.queries.ts';

const issuer = 'Firstlight';

/** A key nobody has confirmed asks nobody for anything: whoever stops here can still sign in. */
export async function beginSecondFactor(ctx: HttpContext<Member>): Promise<ResultOf<typeof beginEndpoint>> {
  await requireRecentPassword(ctx);
  await guardSecondSteps(ctx);
  const { id, username } = ctx.actor;
  const key = newTotpKey();
  if (!(await replaceKey(ctx.db, ctx.vault, id, key))) throw new AppError('accounts.second_factor_on');
  const address = `otpauth://totp/${issuer}:${username}?${new URLSearchParams({ secret: base32(key), issuer })}`;
  return { key: base32(key), address };
}
