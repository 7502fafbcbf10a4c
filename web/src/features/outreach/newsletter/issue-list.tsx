import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { TextSkeleton } from '../../../ui/state/skeleton.tsx';
import { StateFrame } from '../../../ui/state/state-frame.tsx';
import { IssueProjects } from './issue-projects.tsx';
import { issuesQuery } from './issues.api.ts';

/** Every Sunday that had a letter, with what everybody found in it. */
export function IssueList() {
  const { t, i18n } = useTranslation('newsletter');
  const list = useInfiniteQuery(issuesQuery);
  const issues = list.data?.pages.flatMap(({ items }) => items);
  if (!issues && list.isError)
    return <LoadFailure title={t('archive.failed')} error={list.error} onRetry={() => void list.refetch()} />;
  if (!issues) return <TextSkeleton lines={6} />;
  if (issues.length === 0)
    return (
      <StateFrame title={t('archive.empty')}>
        <p>{t('archive.emptyHint')}</p>
      </StateFrame>
    );
  return (
    <div className="flex flex-col gap-6">
      <ol className="divide-y divide-line border-line border-y">
        {issues.map(({ date, kinds, projects }) => (
          <li key={date} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-2">
            <div>
              <Link to={`/newsletter/issues/${date}`} className="link font-semibold">
                {t('archive.of', { date: formatSiteDay(date, i18n.language) })}
              </Link>
              {kinds.includes('monthly') && (
                <p className="text-ink-faint text-small">{t('archive.monthly')}</p>
              )}
            </div>
            <IssueProjects projects={projects} />
          </li>
        ))}
      </ol>
      <MoreButton list={list}>{t('archive.more')}</MoreButton>
    </div>
  );
}
