import { AppError } from '../../../../core/app-error.ts';
import { ProviderFailure } from '../../../../platform/sign-in-providers/provider-failure.ts';

/** What a provider said, or its failure in the words of the catalogue. */
export async function saidByProvider<Said>(ask: () => Promise<Said>): Promise<Said> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof ProviderFailure)) throw cause;
    throw cause.kind === 'unavailable'
      ? new AppError('accounts.provider_unavailable', { cause })
      : new AppError('accounts.provider_refused', { cause });
  }
}
