import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import type { LinkedProvider } from '@firstlight/contract/people/accounts/providers.ts';

interface Link {
  provider: ProviderName;
  account: string;
  linkedAt: Date;
  lastUsedAt: Date | null;
}

export function presentLink({ provider, account, linkedAt, lastUsedAt }: Link): LinkedProvider {
  return {
    provider,
    account,
    linkedAt: linkedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
