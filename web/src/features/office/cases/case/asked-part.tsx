import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../pane/format-clock.ts';
import { Part } from './part.tsx';

/** In the place of the suggestion: what the first admin asks the second to agree to, in their words. */
export function AskedPart({ asked }: { asked: NonNullable<WholeCase['asked']> }) {
  const { t, i18n } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  const name = asked.isOwn ? undefined : (asked.by ?? t('someAdmin'));
  const values = { name, time: formatClock(asked.at, i18n.language) };
  return (
    <Part title={asked.isOwn ? t('second.askedByYou', values) : t('second.askedBy', values)}>
      <p className="text-ink-muted text-small">
        {t('second.rule', { rule: tStatement(`rules.${asked.rule}.name`) })}
        {asked.law && ` ${t('reports.law', { law: asked.law })}`}
      </p>
      {[asked.facts, asked.deviation].map(
        (words) =>
          words && (
            <blockquote
              key={words}
              className="whitespace-pre-line break-words border-line-strong border-l-3 pl-3 text-small"
            >
              {words}
            </blockquote>
          ),
      )}
    </Part>
  );
}
