import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { Clock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import { MoonGlyph } from '../../../ui/glyphs/moon-glyph.tsx';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { useAppealDraft } from './appeal-draft.ts';
import type { AppealProps } from './appeal-part.tsx';
import { useFileAppeal } from './standing.api.ts';
import { formatDue } from './standing-times.ts';

const hour = 60 * 60 * 1000;

/** One word against a decision. What is written stays where it is, whatever comes between. */
export function AppealForm({ sanction, now, headingLevel }: AppealProps) {
  const Heading = `h${headingLevel}` as const;
  const { t, i18n } = useTranslation('standing');
  const { reference, isHidden, appealUntil } = sanction;
  const [text, write] = useAppealDraft(reference);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useFileAppeal();
  const fault = faultOf(text.trim().length);
  const due = new Date(now.getTime() + moderationRules.appealReviewHours * hour);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault) field.current?.focus();
    else file.mutate({ reference, body: text }, { onSuccess: () => write('') });
  };

  return (
    <Card as="section" aria-labelledby={`appeal-${reference}`} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <Heading id={`appeal-${reference}`} className="text-h3">
          {t('appeal.title')}
        </Heading>
        <p className="text-ink-muted text-small">
          {t('appeal.lead', {
            date: formatDay(new Date(appealUntil), i18n.language),
            count: moderationRules.appealReviewHours,
          })}
        </p>
      </div>
      {isHidden && (
        <p className="flex gap-2 text-small">
          <MoonGlyph phase={1} className="mt-0.5 size-4 shrink-0" />
          {t('appeal.unsigned')}
        </p>
      )}
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field
          label={t('appeal.label')}
          error={isAsked && fault ? t(`appeal.${fault.key}`, { count: fault.count }) : undefined}
        >
          <Textarea
            ref={field}
            rows={4}
            limit={sanctionLimits.appealMax}
            counter="always"
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        {file.isError && <FailureNotice hasText title={t('appeal.failed')} error={file.error} />}
        <Button type="submit" variant="sun" loading={file.isPending} className="w-full">
          {t('appeal.send')}
        </Button>
        <p className="flex items-center gap-2 text-ink-muted text-small">
          <Clock aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
          {t('appeal.due', { due: formatDue(t, due, i18n.language) })}
        </p>
      </form>
    </Card>
  );
}

function faultOf(length: number): { key: 'tooShort' | 'tooLong'; count: number } | undefined {
  if (length < sanctionLimits.appealMin) return { key: 'tooShort', count: sanctionLimits.appealMin };
  if (length > sanctionLimits.appealMax) return { key: 'tooLong', count: sanctionLimits.appealMax };
  return undefined;
}
