import { skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { SkipDiagnosis } from '@firstlight/contract/trials/iterations/iterations.ts';
import { useTranslation } from 'react-i18next';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { localeOf } from '../../../lib/language/locale-of.ts';
import { ScrollTable } from '../../../ui/scroll-table.tsx';

interface DiagnosisTableProps {
  diagnosis: SkipDiagnosis;
  labelledBy: string;
}

type Version = SkipDiagnosis['versions'][number];

/** A row for each version, the latest first, and the median below. The figures are text; the bars only underline them. */
export function DiagnosisTable({ diagnosis, labelledBy }: DiagnosisTableProps) {
  const { t, i18n } = useTranslation('iterations');
  const { versions, medians } = diagnosis;
  if (versions.every(({ shares }) => shares === null)) {
    return <p className="text-ink-muted">{t('diagnosis.tooFew')}</p>;
  }
  return (
    <ScrollTable labelledBy={labelledBy}>
      <thead>
        <tr className="text-ink-muted">
          <th scope="col" className="py-2 pr-4 text-left font-medium">
            {t('diagnosis.version')}
          </th>
          {skipReasons.map((reason) => (
            <th key={reason} scope="col" className="px-2 py-2 text-left font-medium">
              {t(`reasons.${reason}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <Row key={version.from ?? 'start'} name={nameOf(version)} shares={version.shares} />
        ))}
        {medians && <Row name={t('diagnosis.median')} shares={medians} isMedian />}
      </tbody>
    </ScrollTable>
  );

  function nameOf({ from, changes }: Version): string {
    if (from === null) return t('diagnosis.atFirst');
    const isIteration = changes.includes('iteration');
    const day = formatSiteDay(from, i18n.language);
    return t(isIteration ? 'diagnosis.afterIteration' : 'diagnosis.afterEdit', { day });
  }
}

interface RowProps {
  name: string;
  shares: Version['shares'];
  isMedian?: boolean;
}

function Row({ name, shares, isMedian = false }: RowProps) {
  const { t, i18n } = useTranslation('iterations');
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' });
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2 pr-4 text-left font-medium">
        {name}
      </th>
      {shares === null && (
        <td colSpan={skipReasons.length} className="px-2 py-2 text-ink-muted">
          {t('diagnosis.few')}
        </td>
      )}
      {shares?.map(({ reason, share }) => (
        <td key={reason} className="px-2 py-2">
          {percent.format(share)}
          <svg aria-hidden="true" width="100%" height="6" className="mt-1">
            <rect
              width={`${share * 100}%`}
              height="6"
              rx="3"
              className={isMedian ? 'fill-line-strong' : 'fill-chart-1'}
            />
          </svg>
        </td>
      ))}
    </tr>
  );
}
