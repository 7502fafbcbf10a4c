import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import type { Payments } from '../../../../platform/payments/payments.ts';

export function provider({ payments }: Pick<Context, 'payments'>): Payments {
  if (!payments) throw new AppError('support.not_open');
  return payments;
}

/** For what somebody waits for: that the provider does not answer is said, not thrown. */
export async function orAway<Result>(asking: Promise<Result>): Promise<Result> {
  try {
    return await asking;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('support.provider_away', { cause });
  }
}
