import { unmaskingGrounds, unmaskingRules } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import type { LedgerLine } from '@firstlight/contract/office/transparency/transparency.ts';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../lib/language/locale-of.ts';
import { ScrollTable } from '../../../ui/scroll-table.tsx';
import { isNothing } from './tallies.ts';
import { useTallyWords } from './use-tally-words.ts';

/** How often two admins learnt a hidden tester's name: each quarter a line, each ground a column, and no total. */
export function UnmaskingLedger({ ledger }: { ledger: readonly LedgerLine[] }) {
  const { t, i18n } = useTranslation('transparency');
  const words = useTallyWords();
  return (
    <section aria-labelledby="ledger" className="flex flex-col gap-3">
      <h2 id="ledger" className="text-h3">
        {t('ledger.title')}
      </h2>
      <p className="prose-width text-ink-muted text-small">
        {t('ledger.note', { hours: unmaskingRules.seenHours, days: unmaskingRules.toldAfterDays })}
      </p>
      <ScrollTable label={t('ledger.scroll')}>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2.5 pr-4 text-left font-semibold">
              {t('ledger.quarter')}
            </th>
            {unmaskingGrounds.map((ground) => (
              <th key={ground} scope="col" className="py-2.5 pl-4 text-right font-semibold">
                {t(`ledger.grounds.${ground}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ledger.map(({ startsOn, grounds }) => (
            <tr key={startsOn} className="border-line border-b">
              <th scope="row" className="py-2.5 pr-4 text-left font-medium">
                {monthsOf(startsOn, i18n.language)}
              </th>
              {grounds.map(({ ground, tally }) => (
                <td key={ground} className="py-2.5 pl-4 text-right">
                  <span className={isNothing(tally) ? 'text-ink-faint' : undefined}>{words(tally)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  );
}

/** “July – September 2026” */
function monthsOf(startsOn: string, language: string): string {
  const first = new Date(startsOn);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 2, 1));
  const months = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return months.formatRange(first, last);
}
