import type { Language } from '@firstlight/contract/languages.ts';
import { checkoutForm } from '@firstlight/contract/office/support/support.ts';
import {
  type PledgeKind,
  pledgeKinds,
  pledgeRules,
} from '@firstlight/contract/office/support/support-rules.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api/api-error.ts';
import { centsIn } from './format-euros.ts';
import { useStartCheckout } from './support.api.ts';

export type AmountFault = 'tooLittle' | 'tooMuch' | undefined;

const presets: readonly number[] = pledgeRules.presetCents;

/** What was chosen comes back with whoever leaves the provider’s page: the address says it. */
export function useCheckoutForm() {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const [asked] = useSearchParams();
  const askedCents = Number(asked.get('cents'));
  const isOwn = askedCents >= pledgeRules.centsMin && !presets.includes(askedCents);
  const [kind, setKind] = useState<PledgeKind>(
    pledgeKinds.find((one) => one === asked.get('kind')) ?? 'one_time',
  );
  const [preset, setPreset] = useState<number | null>(
    isOwn ? null : presets.includes(askedCents) ? askedCents : pledgeRules.presetChosen,
  );
  const [own, setOwn] = useState(isOwn ? String(askedCents / 100) : '');
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const start = useStartCheckout();

  const cents = preset ?? centsIn(own);
  const amountFault: AmountFault =
    Number.isNaN(cents) || cents < pledgeRules.centsMin
      ? 'tooLittle'
      : cents > pledgeRules.centsMax
        ? 'tooMuch'
        : undefined;
  const given = email.trim() === '' ? null : email.trim();
  const isEmailWrong =
    (kind === 'monthly' && given === null) || !checkoutForm.shape.email.safeParse(given).success;

  return {
    kind,
    setKind,
    preset,
    choosePreset(next: number) {
      setPreset(next);
      setOwn('');
    },
    own,
    typeOwn(next: string) {
      setOwn(next);
      setPreset(next === '' ? pledgeRules.presetChosen : null);
    },
    email,
    setEmail,
    cents,
    amountFault: isTried || (preset === null && cents > pledgeRules.centsMax) ? amountFault : undefined,
    isSound: amountFault === undefined,
    isEmailFaulty: isTried && isEmailWrong,
    start,
    restsFor: restIn(start.error),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setTried(true);
      if (amountFault !== undefined)
        event.currentTarget.querySelector<HTMLInputElement>('[name=own]')?.focus();
      else if (isEmailWrong) event.currentTarget.querySelector<HTMLInputElement>('[name=email]')?.focus();
      else if (!start.isPending) start.mutate({ kind, cents, email: given, language });
    },
  };
}

function restIn(error: unknown): number | undefined {
  if (!isApiError(error) || error.failure.kind !== 'refused') return undefined;
  return error.failure.code === 'support.resting' ? error.failure.retryAfterSeconds : undefined;
}
