import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { openChallenge } from '../passkeys/open-challenge.ts';
import { type ProviderPurpose, providerQuestion, requireProvider } from './provider-question.ts';
import { saidByProvider } from './said-by-provider.ts';

/** Where to send this browser, which alone can bring the answer back, once, within a few minutes. */
export async function beginAtProvider(
  ctx: HttpContext,
  { provider, purpose, userId }: { provider: ProviderName; purpose: ProviderPurpose; userId: string | null },
): Promise<{ address: string }> {
  const asked = requireProvider(ctx, provider);
  const token = await openChallenge(ctx, purpose, userId);
  const question = providerQuestion(ctx, { provider, purpose, token });
  return { address: await saidByProvider(() => asked.begin(question)) };
}
