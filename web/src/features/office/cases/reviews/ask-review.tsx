import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import type { OwnReport } from '@firstlight/contract/office/cases/reports.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { useAskReview } from '../../../../parts/reports/reports.api.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';

/** Where nothing wrong was found: once, the way to have somebody else look again. */
export function AskReview({ report }: { report: OwnReport }) {
  const { t } = useTranslation('reports');
  const { t: tRequest } = useTranslation('request');
  const [isOpen, setOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [body, setBody] = useState('');
  const ask = useAskReview();
  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('review.ask')}
      </Button>
    );
  const isShort = body.trim().length < caseLimits.reviewMin;
  const error = isChecked && isShort && t('review.short', { count: caseLimits.reviewMin });
  return (
    <form
      className="flex w-full flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isShort) ask.mutate({ reportId: report.id, body: body.trim() });
      }}
    >
      <Field
        label={t('review.label')}
        hint={t('review.hint')}
        error={error || (ask.error && errorMessage(tRequest, ask.error))}
        className="w-full"
      >
        <Textarea
          autoFocus
          rows={4}
          value={body}
          limit={caseLimits.reviewMax}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      </Field>
      <div className="flex gap-2.5">
        <Button type="submit" size="sm" variant="night" loading={ask.isPending}>
          {t('review.send')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          {t('review.cancel')}
        </Button>
      </div>
    </form>
  );
}
