import type { Language } from '@firstlight/contract/languages.ts';
import {
  type StatementField,
  statementFields,
} from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { useTranslation } from 'react-i18next';

interface StatementCardProps {
  statement: Readonly<Record<StatementField, string>>;
  /** The language it is written in, where that may not be the page's. */
  lang?: Language;
}

/** A statement of reasons as its recipient reads it: the decision, then each field after its name. */
export function StatementCard({ statement, lang }: StatementCardProps) {
  const { t, i18n } = useTranslation('moderator');
  const written = lang ?? (i18n.language as Language);
  const [, ...fields] = statementFields;
  return (
    <div
      lang={written}
      className="flex flex-col gap-1.5 rounded-card rounded-t-control border border-line border-t-3 border-t-ink bg-surface px-3.5 py-3 text-small"
    >
      <p className="font-semibold">{statement.decision}</p>
      <dl className="flex flex-col gap-1.5">
        {fields.map((field) => (
          <div key={field}>
            <dt className="mr-1.5 inline font-semibold">{t(`statement.fields.${written}.${field}`)}</dt>
            <dd className={field === 'reference' ? 'log inline' : 'inline'}>{statement[field]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
