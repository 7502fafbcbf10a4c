import type { RunningCost } from '@firstlight/contract/office/support/support-office.ts';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { centsIn, formatEuros } from './format-euros.ts';
import { monthName } from './month-name.ts';
import { useAddCost, useRemoveCost } from './support-office.api.ts';

const nothing = { month: '', amount: '', wordsEn: '', wordsFr: '' };

/** What the books show as running costs, in both languages. */
export function OfficeCosts({ costs }: { costs: readonly RunningCost[] }) {
  const { t, i18n } = useTranslation('support');
  const { t: tRequest } = useTranslation('request');
  const remove = useRemoveCost();
  const fail = (error: unknown) =>
    void showToast({ kind: 'error', title: t('office.failed'), description: errorMessage(tRequest, error) });
  return (
    <section aria-labelledby="office-costs" className="flex flex-col gap-4">
      <h2 id="office-costs" className="text-h3">
        {t('office.costs')}
      </h2>
      {costs.length === 0 && <p className="text-ink-muted">{t('office.noCosts')}</p>}
      <ul className="border-line border-t">
        {costs.map(({ id, month, cents, wordsEn, wordsFr }) => {
          const words = i18n.language === 'fr' ? wordsFr : wordsEn;
          return (
            <li key={id} className="flex items-center gap-4 border-line border-b py-2">
              <span className="text-ink-muted text-small">
                {monthName(month, i18n.language)} {month.slice(0, 4)}
              </span>
              <span className="grow">{words}</span>
              <span className="tabular-nums">{formatEuros(cents, i18n.language, { exact: true })}</span>
              <IconButton
                label={t('office.cost.remove', { words })}
                icon={<X />}
                size="sm"
                onClick={() => remove.mutate(id, { onError: fail })}
              />
            </li>
          );
        })}
      </ul>
      <CostForm />
    </section>
  );
}

function CostForm() {
  const { t } = useTranslation('support');
  const { t: tRequest } = useTranslation('request');
  const [typed, setTyped] = useState(nothing);
  const [isFaulty, setFaulty] = useState(false);
  const add = useAddCost();
  const change = (name: keyof typeof nothing) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { month, amount, wordsEn, wordsFr } = typed;
    const cents = centsIn(amount);
    const isGood = /^\d{4}-\d{2}$/.test(month) && cents > 0 && wordsEn.trim() !== '' && wordsFr.trim() !== '';
    setFaulty(!isGood);
    if (isGood)
      add.mutate({ month: `${month}-01`, cents, wordsEn, wordsFr }, { onSuccess: () => setTyped(nothing) });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('office.cost.month')}>
        <TextInput type="month" placeholder="2026-11" {...change('month')} />
      </Field>
      <Field label={t('office.cost.amount')}>
        <TextInput inputMode="decimal" {...change('amount')} />
      </Field>
      <Field label={t('office.cost.wordsEn')}>
        <TextInput maxLength={80} {...change('wordsEn')} />
      </Field>
      <Field label={t('office.cost.wordsFr')}>
        <TextInput maxLength={80} {...change('wordsFr')} />
      </Field>
      <div className="flex flex-col gap-3">
        {(isFaulty || add.isError) && (
          <p role="alert" className="text-rose text-small">
            {isFaulty ? t('office.cost.invalid') : errorMessage(tRequest, add.error)}
          </p>
        )}
        <div>
          <Button type="submit" loading={add.isPending}>
            {t('office.cost.add')}
          </Button>
        </div>
      </div>
    </form>
  );
}
