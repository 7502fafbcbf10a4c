import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { Card } from '../../../ui/card.tsx';
import { IssueProjects } from './issue-projects.tsx';
import { issuesQuery } from './issues.api.ts';

/** What a letter is like, before anybody asks for one. Without any the page is whole as well. */
export function LastLetter() {
  const { t, i18n } = useTranslation('newsletter');
  const { data } = useInfiniteQuery(issuesQuery);
  const last = data?.pages[0]?.items[0];
  if (!last) return null;
  return (
    <div className="flex animate-rise flex-col items-start gap-3">
      <Card as="section" className="flex flex-col gap-2 self-stretch" aria-labelledby="last-letter">
        <h2 id="last-letter" className="log text-ink-muted">
          {t('last.title')}
        </h2>
        <p className="font-display font-semibold text-h3">
          <Link to={`/newsletter/issues/${last.date}`} className="link">
            {formatSiteDay(last.date, i18n.language)}
          </Link>
        </p>
        <IssueProjects projects={last.projects} />
      </Card>
      <Link to="/newsletter/issues" className="link text-small">
        {t('last.all')}
      </Link>
    </div>
  );
}
