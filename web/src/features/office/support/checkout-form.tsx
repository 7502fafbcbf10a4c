import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import {
  type PledgeKind,
  pledgeKinds,
  pledgeRules,
} from '@firstlight/contract/office/support/support-rules.ts';
import { supportRules } from '@firstlight/contract/rules.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { formatEuros } from './format-euros.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

/** One-time and five euros to begin with; monthly changes three things: the address, the button, and what is said under it. */
export function CheckoutForm() {
  const { t, i18n } = useTranslation('support');
  const form = useCheckoutForm();
  const euros = (cents: number) => formatEuros(cents, i18n.language);
  const amount = form.isSound ? euros(form.cents) : euros(pledgeRules.centsMin);
  const isMonthly = form.kind === 'monthly';
  return (
    <Card as="section" aria-labelledby="chip-in" className="sm:p-6">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <h2 id="chip-in" className="text-h3">
          {t('form.title')}
        </h2>
        <Kinds kind={form.kind} onChange={form.setKind} />
        <Presets preset={form.preset} onChange={form.choosePreset} />
        <Field
          label={t('form.own')}
          error={form.amountFault && t(`form.${form.amountFault}`, { amount: euros(pledgeRules.centsMax) })}
        >
          <TextInput
            name="own"
            inputMode="decimal"
            autoComplete="off"
            value={form.own}
            placeholder={t('form.ownPlaceholder', { amount: euros(pledgeRules.centsMin) })}
            onChange={(event) => form.typeOwn(event.target.value)}
          />
        </Field>
        <Field
          label={t('form.email')}
          hint={t(isMonthly ? 'form.emailHintMonthly' : 'form.emailHint')}
          error={form.isEmailFaulty && t('form.invalid.email')}
        >
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={form.email}
            onChange={(event) => form.setEmail(event.target.value)}
          />
        </Field>
        {form.start.isError && <CheckoutFailure error={form.start.error} restsFor={form.restsFor} />}
        <Button type="submit" variant="sun" size="lg" loading={form.start.isPending || form.start.isSuccess}>
          {t(isMonthly ? 'form.sendMonthly' : 'form.send', { amount })}
        </Button>
        <p className="text-ink-muted text-small">
          {isMonthly ? <Monthly amount={amount} /> : t('form.once', { days: supportRules.withdrawalDays })}
        </p>
      </form>
    </Card>
  );
}

function Kinds({ kind, onChange }: { kind: PledgeKind; onChange: (kind: PledgeKind) => void }) {
  const { t } = useTranslation('support');
  return (
    <RadioGroup
      value={kind}
      onValueChange={(next) => onChange(next as PledgeKind)}
      aria-label={t('form.kind')}
      className="flex flex-wrap gap-1 rounded-control bg-sunken p-1"
    >
      {pledgeKinds.map((one) => (
        <Radio.Root
          key={one}
          value={one}
          className={clsx(
            'flex min-h-11 flex-1 cursor-pointer flex-wrap items-center justify-center gap-2 rounded-kbd border px-2 font-semibold text-[0.9375rem]',
            kind === one
              ? 'border-line bg-raised shadow-e1'
              : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          {t(`form.kinds.${one}`)}
          {one === 'monthly' && <Badge tone="gold">{t('form.popular')}</Badge>}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}

function Presets({ preset, onChange }: { preset: number | null; onChange: (cents: number) => void }) {
  const { t, i18n } = useTranslation('support');
  return (
    <RadioGroup
      value={preset}
      onValueChange={(next) => onChange(Number(next))}
      aria-label={t('form.amount')}
      className="flex flex-wrap gap-2"
    >
      {pledgeRules.presetCents.map((cents) => (
        <Radio.Root
          key={cents}
          value={cents}
          className={clsx(
            'flex min-h-14 flex-1 cursor-pointer items-center justify-center rounded-control px-2 border font-semibold text-h3 tabular-nums',
            preset === cents ? 'border-transparent ring-2 ring-ink' : 'border-line-strong hover:border-ink',
          )}
        >
          {formatEuros(cents, i18n.language)}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}

/** With the day of the next charge, and how to stop it, before anything is paid. */
function Monthly({ amount }: { amount: string }) {
  const { t, i18n } = useTranslation('support');
  const day = new Date().getDate();
  return t(day > 28 ? 'form.monthlyLate' : 'form.monthly', { amount, day: nth(day, i18n.language) });
}

function nth(day: number, language: string): string {
  if (language === 'fr') return day === 1 ? '1er' : String(day);
  const ends: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(day);
  return `${day}${ends[rule] ?? 'th'}`;
}
