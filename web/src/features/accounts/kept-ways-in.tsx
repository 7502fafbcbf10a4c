import type { readReset } from '@firstlight/contract/account-security.ts';
import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { onDay } from './security/time-ago.ts';

export type WaysIn = ResultOf<typeof readReset>;

export interface Kept {
  passkeys: string[];
  secondFactor: boolean;
}

export const nothingKept: Kept = { passkeys: [], secondFactor: false };

interface KeptWaysInProps {
  waysIn: WaysIn;
  kept: Kept;
  onKept: (kept: Kept) => void;
}

/** What besides the password opens the account: it goes with the old one unless its owner knows it. */
export function KeptWaysIn({ waysIn: { passkeys, secondFactorSince }, kept, onKept }: KeptWaysInProps) {
  const { t, i18n } = useTranslation('accounts');
  if (passkeys.length === 0 && secondFactorSince === null) return null;
  const since = (day: string) => t('reset.keep.since', { day: onDay(day, i18n.language) });

  const keepPasskey = (id: string, isKept: boolean) =>
    onKept({
      ...kept,
      passkeys: isKept ? [...kept.passkeys, id] : kept.passkeys.filter((other) => other !== id),
    });

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
