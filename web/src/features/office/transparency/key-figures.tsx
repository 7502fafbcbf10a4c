import type { Tally, TransparencyFigures } from '@firstlight/contract/office/transparency/transparency.ts';
import { useTranslation } from 'react-i18next';
import { sumOf } from './tallies.ts';
import { useTallyWords } from './use-tally-words.ts';

/** Four figures on the horizon. Each sum is made of what is printed below. */
export function KeyFigures({ figures }: { figures: TransparencyFigures }) {
  const { t } = useTranslation('transparency');
  const words = useTallyWords();
  const { decisions, appeals, hours } = figures;
  const acted = decisions.flatMap(({ warning, restriction, limit, suspension }): Tally[] => [
    warning,
    restriction,
    limit,
    suspension,
  ]);
  const decided = sumOf([...acted, ...decisions.map(({ noViolation }) => noViolation)]);
  const answered = sumOf([appeals.upheld, appeals.reduced, appeals.overturned]);
  const { median, ninetieth } = hours.decision;
  const shown = [
    {
      figure: words(sumOf(figures.reports.map(({ tally }) => tally))),
      name: t('key.reports'),
      detail: null,
    },
    {
      figure: median === null ? '–' : t('key.hours', { count: median }),
      name: t('key.median'),
      detail: ninetieth === null ? t('key.tooFew') : t('key.ninetieth', { count: ninetieth }),
    },
    {
      figure: words(sumOf(acted)),
      name: t('key.acted'),
      detail: t('key.decided', { count: words(decided) as never }),
    },
    {
      figure: words(appeals.overturned),
      name: t('key.overturned'),
      detail: t('key.answered', { count: words(answered) as never }),
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      <div className="ticks" />
      <dl className="grid grid-cols-1 gap-x-8 gap-y-6 min-[24rem]:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ figure, name, detail }) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-0.5">
            <dt className="font-semibold text-[0.9375rem]">
              {name}
              {detail && <span className="block font-normal text-ink-muted text-small">{detail}</span>}
            </dt>
            <dd className="text-h2 tabular-nums xl:text-h1">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
