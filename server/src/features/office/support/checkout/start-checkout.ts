import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { startCheckout as endpoint } from '@firstlight/contract/office/support/support.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { translate } from '../../../../core/translate.ts';
import type { Payments } from '../../../../platform/payments/payments.ts';
import { pledgeToken } from './pledge-token.ts';
import { attachSession, findPledge, insertPledge, type NewPledge, type Pledge } from './pledges.queries.ts';
import { noteFailure, refuseWhileResting } from './resting.ts';

/** No transaction is open while the provider is asked: a slow one must not hold our connections. */
export async function startCheckout(
  ctx: HttpContext,
  input: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { payments } = ctx;
  if (!payments) throw new AppError('support.not_open');
  if (input.kind === 'monthly' && input.email === null)
    throw new AppError('support.email_required', { fields: ['email'] });
  refuseWhileResting(payments, ctx.now());
  const pledge = await storePledge(ctx, input);
  const { id, url } = await askProvider(ctx, payments, pledge);
  await attachSession(ctx.db, pledge.id, id);
  return { url };
}

async function storePledge(
  { db, vault, actor, now }: HttpContext,
  { pledgeId, ...input }: InputOf<typeof endpoint>,
): Promise<Pledge> {
  const userId = actor.kind === 'member' ? actor.id : null;
  const pledge: NewPledge = { ...input, id: pledgeId, userId, createdAt: now() };
  await insertPledge(db, vault, pledge);
  const stored = await findPledge(db, vault, pledgeId);
  const isSame =
    stored &&
    (['kind', 'cents', 'email', 'language', 'userId'] as const).every((key) => stored[key] === pledge[key]);
  if (!stored || !isSame) throw new AppError('request.key_reused');
  return stored;
}

async function askProvider(
  { origin, vault, now }: HttpContext,
  payments: Payments,
  pledge: Pledge,
): Promise<{ id: string; url: string }> {
  const { kind, cents, email, language } = pledge;
  try {
    return await payments.createCheckout({
      reference: pledge.id,
      kind,
      cents,
      email,
      language,
      words: translate(language, 'support', `checkout.${kind}`),
      successUrl: `${origin}/thank-you?p=${pledgeToken(vault, pledge, 'thanks')}`,
      cancelUrl: `${origin}/support?kind=${kind}&cents=${cents}`,
    });
  } catch (cause) {
    noteFailure(payments, now());
    throw new AppError('support.checkout_failed', { cause });
  }
}
