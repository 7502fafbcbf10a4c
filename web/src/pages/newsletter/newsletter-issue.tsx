import type { SundayIssue } from '@firstlight/contract/outreach/newsletter/newsletter-issues.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { issueOf } from '../../features/outreach/newsletter/issues.api.ts';
import { BrowseCard, browseGrid } from '../../features/showcase/projects/browse-card.tsx';
import { hasCode } from '../../lib/api/api-error.ts';
import { formatSiteDay } from '../../lib/format-time.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { LoadFailure } from '../../ui/state/load-failure.tsx';
import { TextSkeleton } from '../../ui/state/skeleton.tsx';
import { StateView } from '../../ui/state/state-view.tsx';

export function Component() {
  const { date = '' } = useParams();
  return (
    <div className="mx-auto max-w-browse px-4 pt-6 pb-16 sm:px-7 md:px-10">
      <Shown key={date} date={date} />
    </div>
  );
}

function Shown({ date }: { date: string }) {
  const { t } = useTranslation('newsletter');
  const { data, error, refetch } = useQuery(issueOf(date));
  if (hasCode(error, 'newsletter.no_issue') || hasCode(error, 'request.invalid'))
    return (
      <StateView
        kind="notFound"
        headingLevel={1}
        title={t('issue.missing')}
        actions={
          <Link to="/newsletter/issues" className={buttonClasses({ variant: 'sun' })}>
            {t('last.all')}
          </Link>
        }
      >
        <p>{t('issue.missingHint')}</p>
      </StateView>
    );
  if (data) return <Whole issue={data} />;
  if (error) return <LoadFailure title={t('issue.failed')} error={error} onRetry={() => void refetch()} />;
  return <TextSkeleton lines={8} />;
}

function Whole({ issue: { date, letters } }: { issue: SundayIssue }) {
  const { t, i18n } = useTranslation('newsletter');
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col items-start gap-3">
        <Link
          to="/newsletter/issues"
          className="inline-flex min-h-11 items-center gap-2 text-ink-muted text-small hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('last.all')}
        </Link>
        <h1 className="text-h1">{t('issue.title', { date: formatSiteDay(date, i18n.language) })}</h1>
        <p className="prose-width text-ink-muted text-lead">{t('issue.lead')}</p>
        <Link to="/rules#newsletter" className="link text-small">
          {t('issue.formula')}
        </Link>
      </header>
      {letters.map(({ kind, number, projects }) => (
        <section key={kind} aria-labelledby={`of-${kind}`} className="flex flex-col gap-5">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id={`of-${kind}`} className="text-h2">
              {t(`issue.${kind}`)}
            </h2>
            <p className="log text-ink-muted">{t('issue.number', { number })}</p>
          </div>
          <ul className={browseGrid}>
            {projects.map((project) => (
              <li key={project.id} className="grid">
                <BrowseCard project={project} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <footer className="flex flex-wrap items-center gap-4">
        <Link to="/newsletter" className={buttonClasses({ variant: 'sun' })}>
          {t('archive.subscribe')}
        </Link>
      </footer>
    </div>
  );
}
