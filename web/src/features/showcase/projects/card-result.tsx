import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useTranslation } from 'react-i18next';

/** Shows the answers to the yes-or-no question as one bar. */
export function CardResult({ asked }: { asked: NonNullable<Project['cardQuestion']> }) {
  const { t, i18n } = useTranslation('projectPage');
  const { question, result } = asked;
  const total = result ? result.yes + result.no : 0;
  const share = result && total > 0 ? result.yes / total : 0;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <section aria-label={t('cardResult.title')} className="flex flex-col gap-2">
      <h2 className="font-semibold font-text text-ink-muted text-small">{t('cardResult.title')}</h2>
      <p className="[overflow-wrap:anywhere]">{question}</p>
      {result ? (
        <>
          <div aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-line">
            <span className="bg-chart-1" style={{ width: `${share * 100}%` }} />
          </div>
          <p className="flex justify-between gap-3 text-small">
            <span>{t('cardResult.yes', { share: percent.format(share) })}</span>
            <span className="text-ink-muted">{t('cardResult.no', { share: percent.format(1 - share) })}</span>
          </p>
          <p className="text-ink-muted text-small">{t('cardResult.of', { count: total })}</p>
        </>
      ) : (
        <p className="text-ink-muted text-small">{t('cardResult.none')}</p>
      )}
    </section>
  );
}
