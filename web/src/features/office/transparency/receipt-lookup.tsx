import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { ReceiptWords } from './receipt-words.tsx';
import { useFindReceipt } from './transparency.api.ts';

/** What became of a report or a decision, for whoever has its reference. */
export function ReceiptLookup() {
  const { t } = useTranslation('transparency');
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, data, error, isPending } = useFindReceipt();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = reference.trim();
    setMissing(typed === '');
    if (typed) mutate(typed);
  };

  return (
    <Card as="section" aria-labelledby="lookup-title" className="flex flex-col gap-3">
      <h2 id="lookup-title" className="font-semibold text-base">
        {t('lookup.title')}
      </h2>
      <form onSubmit={submit} noValidate>
        <Field
          label={t('lookup.label')}
          labelHidden
          hint={t('lookup.hint')}
          error={isMissing && t('lookup.missing')}
        >
          <div className="flex gap-2">
            <TextInput
              value={reference}
              onChange={({ target }) => setReference(target.value)}
              placeholder="FL-7K3M-2Q"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className="min-w-0 flex-1 font-log"
            />
            <Button type="submit" loading={isPending}>
              {t('lookup.submit')}
            </Button>
          </div>
        </Field>
      </form>
      <div aria-live="polite" className="text-small empty:hidden">
        {data && !error && <ReceiptWords receipt={data} />}
        {hasCode(error, 'request.not_found') && <p>{t('lookup.none')}</p>}
      </div>
      {error && !hasCode(error, 'request.not_found') && (
        <FailureNotice title={t('lookup.failed')} error={error} />
      )}
    </Card>
  );
}
