import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { formatClock } from '../pane/format-clock.ts';
import { Part } from './part.tsx';
import { WeightBar } from './weight-bar.tsx';

/** So many are in view at first; each of the rest says less that is new. */
const firstFew = 3;

/** Who reported is nobody's business: a number, and how far to believe it. */
export function ReportList({ one }: { one: WholeCase }) {
  const { t, i18n } = useTranslation('moderator');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? one.given : one.given.slice(0, firstFew);
  const rest = one.given.slice(shown.length);
  return (
    <Part
      title={t('reports.title', { count: one.reports })}
      beside={<span className="log text-[0.75rem] text-ink-muted">{t(`reports.weights.${one.weight}`)}</span>}
    >
      <ul className="divide-y divide-line text-small">
        {shown.map((report) => (
          <li key={report.number} className="py-1.5 first:pt-0">
            <p className="flex justify-between gap-3">
              <span>
                <span className="font-semibold">{t('reports.reporter', { number: report.number })}</span>
                <span className="text-ink-muted">
                  , {t(`reports.trust.${report.trust}`)}
                  {report.isWithdrawn && ` · ${t('reports.withdrawn')}`}
                </span>
              </span>
              <span className="log shrink-0 text-[0.75rem] text-ink-muted">
                {formatClock(report.reportedAt, i18n.language)}
              </span>
            </p>
            <ReportWords report={report} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <p>
          <Button size="sm" variant="link" className="-ml-3 font-normal" onClick={() => setWhole(true)}>
            {t('reports.more', { count: rest.length })}
          </Button>
        </p>
      )}
      <WeightBar weight={one.weight} isHidden={one.hiddenAt !== null} hasEstablished={one.hasEstablished} />
    </Part>
  );
}

function ReportWords({ report }: { report: WholeCase['given'][number] }) {
  const { t } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  const reason = tStatement(`rules.${report.reason}.name`);
  return (
    <>
      {report.body ? (
        <p className="whitespace-pre-line break-words">{t('reports.quote', { words: report.body })}</p>
      ) : (
        <p className="text-ink-muted">{t('reports.wordless', { reason })}</p>
      )}
      {report.isIllegal && (
        <p className="break-words text-ink-muted">
          {report.law ? t('reports.law', { law: report.law }) : t('reports.illegal')}
        </p>
      )}
      {report.concernsMinors && <p className="font-semibold text-rose">{t('reports.minors')}</p>}
    </>
  );
}
