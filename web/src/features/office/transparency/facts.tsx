import type { TransparencyFigures } from '@firstlight/contract/office/transparency/transparency.ts';
import { useTranslation } from 'react-i18next';
import { useTallyWords } from './use-tally-words.ts';

/** What is told in sentences: machines, what takes two admins, clocks. */
export function Facts({ figures }: { figures: TransparencyFigures }) {
  const { t } = useTranslation('transparency');
  const words = useTallyWords();
  const { hidden, appeals, hours } = figures;
  const late = words(appeals.late);
  const { median } = hours.appeal;
  const facts = {
    machines: t('facts.machines.body', {
      hidden: words(hidden.all),
      wrong: words(hidden.wrong),
      automated: words(figures.automated),
    }),
    pairs: t('facts.pairs.body', { singleHanded: words(figures.singleHanded) }),
    clocks:
      median === null ? t('facts.clocks.unknown', { late }) : t('facts.clocks.body', { count: median, late }),
  };
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3">
      {(['machines', 'pairs', 'clocks'] as const).map((fact) => (
        <section key={fact} aria-labelledby={`fact-${fact}`} className="flex flex-col gap-1.5">
          <h2 id={`fact-${fact}`} className="font-semibold text-base">
            {t(`facts.${fact}.title`)}
          </h2>
          <p className="text-ink-muted text-small">{facts[fact]}</p>
        </section>
      ))}
    </div>
  );
}
