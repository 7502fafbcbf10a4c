import {
  publishedStep,
  type QuarterFigures,
  readTransparency,
} from '@firstlight/contract/office/cases/transparency.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/api/api.ts';
import { formatSiteDay } from '../../lib/format-time.ts';
import { localeOf } from '../../lib/language/locale-of.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/field/select.tsx';
import { LoadFailure } from '../../ui/state/load-failure.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';

export function Component() {
  const { t } = useTranslation('transparency');
  const hydrated = useHydrated();
  return (
    <div className="mx-auto grid max-w-browse grid-cols-1 items-start gap-x-16 gap-y-8 px-4 pt-10 pb-16 sm:px-7 md:grid-cols-[5fr_7fr] md:px-10 md:pt-14">
      <header className="flex flex-col gap-4">
        <h1 className="text-h1 sm:text-balance">{t('title')}</h1>
        <p className="text-ink-muted">
          {t('rounding', { step: publishedStep, most: Math.floor(publishedStep / 2) })}
        </p>
      </header>
      {hydrated ? <Quarter /> : <Skeleton className="h-96 w-full" />}
    </div>
  );
}

/** Shows the quarter of the address, which prerendered markup cannot know. */
function Quarter() {
  const { t, i18n } = useTranslation('transparency');
  const [search, setSearch] = useSearchParams();
  const quarter = search.get('quarter') ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['transparency', quarter],
    queryFn: ({ signal }) => call(readTransparency, { quarter }, { signal }),
    placeholderData: (known) => known,
  });
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  const { quarters, figures, nextOn } = data;
  if (!figures) return <p>{t('first', { date: formatSiteDay(nextOn, i18n.language) })}</p>;
  return (
    <div className="flex flex-col gap-5">
      <Field label={t('quarter')}>
        <Select
          options={quarters.map((value) => ({ value, label: monthsOf(value, i18n.language) }))}
          value={figures.startsOn}
          onChange={(chosen) => setSearch({ quarter: chosen }, { replace: true, preventScrollReset: true })}
        />
      </Field>
      <QuarterTable figures={figures} />
    </div>
  );
}

/** A table with one group of rows for each subject. In a group with parts, the first row is their total. */
function QuarterTable({ figures }: { figures: QuarterFigures }) {
  const { t, i18n } = useTranslation('transparency');
  const { t: say } = useTranslation('sanctionStatements');
  const row = (key: Exclude<keyof QuarterFigures, 'startsOn' | 'medianHours' | 'removalsByRule'>) => ({
    label: t(`rows.${key}`),
    value: figures[key].toLocaleString(localeOf(i18n.language)),
  });
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{monthsOf(figures.startsOn, i18n.language)}</caption>
      <Rows rows={[row('reports')]} />
      {figures.medianHours !== null && (
        <Rows rows={[{ label: t('rows.medianHours'), value: t('hours', { count: figures.medianHours }) }]} />
      )}
      <Rows
        rows={[
          row('removals'),
          ...figures.removalsByRule.map(({ rule, count }) => ({
            label: say(`rules.${rule}.name`),
            value: count.toLocaleString(localeOf(i18n.language)),
          })),
        ]}
      />
      <Rows rows={[row('restrictions')]} />
      <Rows rows={[row('limits')]} />
      <Rows rows={[row('suspensions')]} />
      <Rows rows={[row('appeals'), row('upheld'), row('reduced'), row('overturned')]} />
      <Rows rows={[row('disclosures')]} />
    </table>
  );
}

function Rows({ rows }: { rows: { label: string; value: string }[] }) {
  return (
    <tbody className="border-line border-t">
      {rows.map(({ label, value }, place) => {
        const look = place === 0 ? 'py-2.5 font-semibold' : 'pb-2 text-ink-muted text-small font-normal';
        return (
          <tr key={label}>
            <th scope="row" className={clsx(look, 'pr-4 text-left', place > 0 && 'pl-5')}>
              {label}
            </th>
            <td className={clsx(look, 'whitespace-nowrap text-right')}>{value}</td>
          </tr>
        );
      })}
    </tbody>
  );
}

/** “July – September 2026” */
function monthsOf(startsOn: string, language: string): string {
  const first = new Date(startsOn);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 2));
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), options).formatRange(first, last);
}
