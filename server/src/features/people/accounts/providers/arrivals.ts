import { providerNames } from '@firstlight/contract/people/accounts/provider-names.ts';
import * as z from 'zod';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { setChallengeContent, takeChallenge } from '../passkeys/challenges.queries.ts';
import { askedToken, openChallenge } from '../passkeys/open-challenge.ts';
import type { NamedPerson } from './return-from-provider.ts';

const arrival = z.strictObject({
  provider: z.enum(providerNames),
  subjectTag: z.base64(),
  account: z.string(),
  email: z.string(),
});

export type Arrival = Pick<NamedPerson, 'provider' | 'subjectTag' | 'account'> & { email: string };

/** Keeps what a provider said, sealed, while whom it named chooses a username in this browser. */
export async function keepArrival(ctx: HttpContext, person: Arrival): Promise<void> {
  const { provider, subjectTag, account, email } = person;
  const tokenHash = hashToken(await openChallenge(ctx, 'provider_arrival', null));
  const kept = { provider, subjectTag: subjectTag.toString('base64'), account, email };
  const content = await ctx.vault.seal(ctx.db, arrivalPlace(tokenHash), JSON.stringify(kept), {
    padded: true,
  });
  await setChallengeContent(ctx.db, tokenHash, content);
}

/** Uses it up, unless the transaction fails: whoever chose a username that is taken chooses again. */
export async function takeArrival(ctx: HttpContext): Promise<Arrival> {
  const tokenHash = hashToken(askedToken(ctx, 'provider_arrival') ?? '');
  const kept = await takeChallenge(ctx.db, tokenHash, 'provider_arrival', ctx.now());
  if (!kept?.content) throw new AppError('accounts.challenge_expired');
  const text = await ctx.vault.unseal(ctx.db, arrivalPlace(tokenHash), kept.content);
  const { subjectTag, ...rest } = arrival.parse(JSON.parse(text));
  return { ...rest, subjectTag: Buffer.from(subjectTag, 'base64') };
}

function arrivalPlace(tokenHash: Buffer) {
  return {
    table: 'challenges',
    column: 'content',
    rowId: tokenHash.toString('hex'),
    scope: { type: 'users', id: 'provider arrival' },
  };
}
