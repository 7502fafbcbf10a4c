import type { Round } from '@firstlight/contract/talk/rounds/rounds.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { localeOf } from '../../../lib/language/locale-of.ts';
import { ProjectThumb } from '../../../parts/projects/project-thumb.tsx';
import { BarList } from '../../../ui/bar-list.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';

/** What came of a round; of one that was too small or broken off, that there is nothing to show. */
export function EndedRound({ round }: { round: Round }) {
  const { t, i18n } = useTranslation('rounds');
  const { project, result, state } = round;
  const day = formatSiteDay(round.endedOn ?? '', i18n.language);
  const { name } = project.owner;
  const isBrokenOff = state === 'cancelled';
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-4">
        <ProjectThumb project={project} className="size-10 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1 leading-snug">
          <h4 className="font-semibold [overflow-wrap:anywhere]">
            <Link to={`/project/${project.id}`} className="rounded-control hover:underline">
              {project.name}
            </Link>
          </h4>
          <p className="text-ink-muted text-small">{t('ended.by', { name, day })}</p>
        </div>
        {result && (
          <Link
            to={`/project/${project.id}?round=${round.id}#feedback-title`}
            aria-label={t('ended.readNamed', { name: project.name })}
            className={buttonClasses({ size: 'sm' })}
          >
            {t('ended.read')}
          </Link>
        )}
      </div>
      {result ? (
        <Outcome result={result} />
      ) : (
        <p className="text-ink-muted text-small">
          {isBrokenOff ? t('ended.cancelled') : t('ended.few', { name })}
        </p>
      )}
      {round.isIterated && (
        <p className="text-small">
          {t('ended.iterated', { name })}{' '}
          <Link to={`/project/${project.id}`} className="link">
            {t('ended.see')}
          </Link>
        </p>
      )}
    </article>
  );
}

function Outcome({ result }: { result: NonNullable<Round['result']> }) {
  const { t, i18n } = useTranslation('rounds');
  const locale = localeOf(i18n.language);
  const { feedbacks, rating, skipReasons } = result;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <Figure value={new Intl.NumberFormat(locale).format(feedbacks)}>
        {t('ended.testers', { count: feedbacks })}
      </Figure>
      {rating !== null && (
        <Figure value={new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(rating)}>
          {t('ended.rating')}
        </Figure>
      )}
      {skipReasons && (
        <div className="flex min-w-64 flex-1 flex-col gap-2">
          <p className="font-semibold text-small">{t('ended.reasons')}</p>
          <BarList
            label={t('ended.reasons')}
            locale={locale}
            bars={skipReasons.map(({ reason, share }) => ({
              label: t(`reasons.${reason}`),
              share: share / 100,
            }))}
          />
        </div>
      )}
    </div>
  );
}

function Figure({ value, children }: { value: string; children: string }) {
  return (
    <p className="flex flex-col">
      <span className="text-h2 tabular-nums">{value}</span>
      <span className="text-ink-muted text-small">{children}</span>
    </p>
  );
}
