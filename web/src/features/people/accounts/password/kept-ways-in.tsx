import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readReset } from '@firstlight/contract/people/accounts/account-security.ts';
import { type ProviderName, providerTitles } from '@firstlight/contract/people/accounts/provider-names.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { onDay } from '../security/time-ago.ts';

export type WaysIn = ResultOf<typeof readReset>;

export interface Kept {
  passkeys: string[];
  secondFactor: boolean;
  providers: ProviderName[];
}

export const nothingKept: Kept = { passkeys: [], secondFactor: false, providers: [] };

interface KeptWaysInProps {
  waysIn: WaysIn;
  kept: Kept;
  onKept: (kept: Kept) => void;
}

/** What besides the password opens the account: it goes with the old one unless its owner knows it. */
export function KeptWaysIn({ waysIn, kept, onKept }: KeptWaysInProps) {
  const { passkeys, secondFactorSince, providers } = waysIn;
  const { t, i18n } = useTranslation('accounts');
  if (passkeys.length + providers.length === 0 && secondFactorSince === null) return null;
  const since = (day: string) => t('reset.keep.since', { day: onDay(day, i18n.language) });

  const keepPasskey = (id: string, isKept: boolean) =>
    onKept({ ...kept, passkeys: changed(kept.passkeys, id, isKept) });
  const keepProvider = (provider: ProviderName, isKept: boolean) =>
    onKept({ ...kept, providers: changed(kept.providers, provider, isKept) });

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold">{t('reset.keep.title')}</legend>
      <p className="text-ink-muted text-small">{t('reset.keep.hint')}</p>
      {passkeys.map(({ id, name, createdAt }) => (
        <Checkbox
          key={id}
          label={t('reset.keep.passkey', { name })}
          description={since(createdAt)}
          checked={kept.passkeys.includes(id)}
          onChange={(isKept) => keepPasskey(id, isKept)}
        />
      ))}
      {providers.map(({ provider, account, linkedAt }) => (
        <Checkbox
          key={provider}
          label={t('reset.keep.provider', { provider: providerTitles[provider], account })}
          description={since(linkedAt)}
          checked={kept.providers.includes(provider)}
          onChange={(isKept) => keepProvider(provider, isKept)}
        />
      ))}
      {secondFactorSince !== null && (
        <Checkbox
          label={t('reset.keep.secondFactor')}
          description={since(secondFactorSince)}
          checked={kept.secondFactor}
          onChange={(secondFactor) => onKept({ ...kept, secondFactor })}
        />
      )}
    </fieldset>
  );
}

function changed<Item>(list: readonly Item[], item: Item, isKept: boolean): Item[] {
  return isKept ? [...list, item] : list.filter((other) => other !== item);
}
