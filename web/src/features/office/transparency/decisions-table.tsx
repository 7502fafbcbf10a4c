import type { TransparencyFigures } from '@firstlight/contract/office/transparency/transparency.ts';
import { decisionOutcomes as outcomes } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { useTranslation } from 'react-i18next';
import { ScrollTable } from '../../../ui/scroll-table.tsx';
import { isNothing } from './tallies.ts';
import { useTallyWords } from './use-tally-words.ts';

/** Rule by rule, without totals: beside one “a few”, a total would tell it. */
export function DecisionsTable({ decisions }: { decisions: TransparencyFigures['decisions'] }) {
  const { t } = useTranslation('transparency');
  const { t: say } = useTranslation('sanctionStatements');
  const words = useTallyWords();
  const shown = decisions.filter((row) => outcomes.some((outcome) => !isNothing(row[outcome])));
  return (
    <section aria-labelledby="decisions-table" className="flex flex-col gap-3">
      <h2 id="decisions-table" className="text-h3">
        {t('table.title')}
      </h2>
      <p className="prose-width text-ink-muted text-small">{t('table.note')}</p>
      {shown.length === 0 ? (
        <p>{t('table.empty')}</p>
      ) : (
        <ScrollTable label={t('table.scroll')} width="wide">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-2.5 pr-4 text-left font-semibold">
                {t('table.rule')}
              </th>
              {outcomes.map((outcome) => (
                <th key={outcome} scope="col" className="py-2.5 pl-4 text-right font-semibold">
                  {t(`outcomes.${outcome}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.rule} className="border-line border-b">
                <th scope="row" className="py-2.5 pr-4 text-left font-medium">
                  {say(`rules.${row.rule}.name`)}
                </th>
                {outcomes.map((outcome) => (
                  <td key={outcome} className="py-2.5 pl-4 text-right">
                    <span className={isNothing(row[outcome]) ? 'text-ink-faint' : undefined}>
                      {words(row[outcome])}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </section>
  );
}
