import { timingSafeEqual } from 'node:crypto';
import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import type {
  ProviderIdentity,
  ProviderReturn,
} from '../../../../platform/sign-in-providers/sign-in-provider.ts';
import { takeChallenge } from '../passkeys/challenges.queries.ts';
import { askedToken, forgetChallenge } from '../passkeys/open-challenge.ts';
import { type ProviderPurpose, providerQuestion, requireProvider } from './provider-question.ts';
import { saidByProvider } from './said-by-provider.ts';

export interface Returned extends ProviderReturn {
  provider: ProviderName;
}

/** Whom a provider has named: a fingerprint in place of the number that it knows them by. */
export interface NamedPerson extends Omit<ProviderIdentity, 'subject'> {
  provider: ProviderName;
  subjectTag: Buffer;
}

/**
 * Whom a provider has named in answer to what this browser was sent to ask. Anybody may send a browser back to us with
 * an answer of their own, so it must fit the question, which is used up by it.
 */
export async function returnFromProvider(
  ctx: HttpContext,
  { provider, ...returned }: Returned,
  { purpose, userId }: { purpose: ProviderPurpose; userId: string | null },
): Promise<NamedPerson> {
  const asked = requireProvider(ctx, provider);
  const token = askedToken(ctx, purpose) ?? '';
  const question = providerQuestion(ctx, { provider, purpose, token });
  // Before anything is used up: a page that sends people here with an answer of its own must not cost them theirs.
  if (!isSame(returned.state, question.state)) throw new AppError('accounts.challenge_expired');
  const open = await takeChallenge(ctx.db, hashToken(token), purpose, ctx.now());
  forgetChallenge(ctx, purpose);
  if (!open || open.userId !== userId) throw new AppError('accounts.challenge_expired');

  const { subject, ...person } = await saidByProvider(() => asked.finish(question, returned));
  return { ...person, provider, subjectTag: ctx.vault.tag(`provider ${provider} ${subject}`) };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
