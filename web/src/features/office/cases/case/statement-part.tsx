import { languages } from '@firstlight/contract/languages.ts';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Kbd } from '../../../../ui/button/kbd.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { TextSkeleton } from '../../../../ui/state/skeleton.tsx';
import { statementQuery } from '../cases.api.ts';
import { chosenWords, type Draft, suggestedFor } from '../decide/draft.ts';
import { formatClock } from '../pane/format-clock.ts';
import { StatementCard } from '../pane/statement-card.tsx';
import { FactsFields } from './facts-fields.tsx';
import { Part } from './part.tsx';

interface StatementPartProps {
  one: WholeCase;
  draft: Draft;
  onChange: (next: Partial<Draft>) => void;
}

/** Shows the statement of reasons as it will be sent, once there is a finding: of the chosen step, or of the suggested one. */
export function StatementPart({ one, draft, onChange }: StatementPartProps) {
  const { t, i18n } = useTranslation('moderator');
  const [isEditing, setEditing] = useState(false);
  const [isTranslated, setTranslated] = useState(false);
  const { person, isHidden } = one;
  const isNothing = draft.choice === 'no_violation';
  const chosen = draft.choice === 'no_violation' ? null : draft.choice;
  const { rule } = draft;
  const step = chosen ?? suggestedFor(one, rule)?.step;
  const own = languages.find((language) => language === i18n.language) ?? 'en';
  const canTranslate = !isHidden && person.language !== null && person.language !== own;
  const preview = useQuery({
    ...statementQuery(
      {
        caseId: one.id,
        step: step ?? 'warning',
        ...chosenWords({ ...draft, rule: rule ?? 'other' }),
        ...(canTranslate && isTranslated && { language: own }),
      },
      one.version,
    ),
    enabled: !isNothing && step !== undefined,
  });
  if (isNothing) {
    return (
      <Part title={t('statement.title')}>
        <p className="text-small">{t(noneOf(one))}</p>
      </Part>
    );
  }
  if (!step) return null;
  return (
    <Part
      title={
        isHidden || !person.name
          ? t('statement.title')
          : t('statement.titleFor', { name: firstNameOf(person.name) })
      }
      beside={
        <span className="flex shrink-0 gap-1">
          <Button
            size="sm"
            variant="link"
            className="whitespace-nowrap font-normal"
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {t('statement.edit')}
          </Button>
          {canTranslate && (
            <Button
              size="sm"
              variant="link"
              className="whitespace-nowrap font-normal"
              onClick={() => setTranslated(!isTranslated)}
            >
              {t(isTranslated ? 'statement.asSent' : `statement.in.${own}`)}
            </Button>
          )}
        </span>
      }
    >
      {isEditing && <FactsFields kind={one.kind} draft={draft} onChange={onChange} />}
      {preview.data && <StatementCard statement={preview.data.statement} lang={preview.data.language} />}
      {!preview.data && preview.isError && (
        <FailureNotice title={t('statement.failed')} error={preview.error} />
      )}
      {preview.isPending && <TextSkeleton lines={8} />}
      <p className="text-[0.8125rem] text-ink-muted">
        {isHidden && `${t('statement.hiddenLanguage')} `}
        {t('statement.mailed', { time: formatClock(mailedAt(), i18n.language) })}{' '}
        <Kbd className="mx-0.5 align-middle">Z</Kbd>
        <span className="sr-only">Z</span> {t('statement.takesBack')}
      </p>
    </Part>
  );
}

const mailedAt = () => new Date(Date.now() + sanctionLimits.undoMinutes * 60_000).toISOString();

const firstNameOf = (name: string) => name.split(/\s/, 1)[0] ?? name;

/** Whoever reported is told; where nobody did, nobody is. */
function noneOf({ hiddenAt, reports }: WholeCase) {
  if (hiddenAt) return 'statement.noneShown';
  return reports > 0 ? 'statement.none' : 'statement.noneNoticed';
}
