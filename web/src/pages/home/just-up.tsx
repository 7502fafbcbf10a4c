import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BrowseCard, browseGrid } from '../../features/showcase/projects/browse-card.tsx';
import { useExplored } from '../../features/showcase/projects/explore/use-explored.ts';
import { latestChangeIn } from '../../features/trials/iterations/latest-change.api.ts';
import { formatAgo } from '../../lib/format-time.ts';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useVisitor } from '../../lib/visitor.ts';
import { LanguageLabel } from '../../parts/language-label.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Example } from './example.tsx';
import { Quote } from './quote.tsx';

const shownMax = 4;
const everything = {
  sort: 'recent',
  languages: 'first',
  categories: [],
  validatedOnly: false,
  query: '',
} as const;

/** The newest projects in the reader's language; a made-up example stands where nothing real can. */
export function JustUp() {
  const { t } = useTranslation('home');
  const isGuest = useVisitor() === 'guest';
  const filter = useMemo(() => ({ ...everything, categories: [] }), []);
  const { data, isLoadingError } = useInfiniteQuery(useExplored(filter));
  const projects = data?.pages[0]?.items.slice(0, shownMax);
  if (isLoadingError || projects?.length === 0) return <Example />;
  return (
    <section aria-labelledby="just-up-title" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="just-up-title" className="text-h2">
          {t('justUp.title')}
        </h2>
        <Link to="/explore" className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
          {t('justUp.all')}
        </Link>
      </div>
      {projects ? (
        <ul className={browseGrid}>
          {projects.map((project, place) => (
            <li key={project.id} className={place > 1 ? 'hidden sm:grid' : 'grid'}>
              <BrowseCard project={project} />
            </li>
          ))}
          {projects.length < shownMax && <Invitation />}
        </ul>
      ) : (
        <Skeleton className="h-80" />
      )}
      <div className="grid gap-x-10 gap-y-8 empty:hidden md:auto-cols-fr md:grid-flow-col">
        {isGuest && <Quote />}
        <Changed />
      </div>
    </section>
  );
}

/** While a site is young its first row has room: for whoever is looking at it. */
function Invitation() {
  const { t } = useTranslation('home');
  return (
    <li className="grid">
      <Link
        to="/post-project"
        className="flex min-h-44 flex-col justify-end gap-1 rounded-card border border-line-strong border-dashed p-4 hover:bg-surface"
      >
        <span className="text-h3">{t('justUp.yours')}</span>
        <span className="text-ink-muted text-small">{t('justUp.yoursHint')}</span>
      </Link>
    </li>
  );
}

/** A real change that credits testers, in its maker's own words. */
function Changed() {
  const { t, i18n } = useTranslation('home');
  const { data } = useQuery(latestChangeIn(useLanguage()));
  const latest = data?.latest;
  if (!latest) return null;
  const { project, whatChanged, credited, publishedAt } = latest;
  return (
    <figure className="flex flex-col gap-2 border-ink-muted border-t pt-5">
      <figcaption className="text-ink-muted text-small">
        {t('justUp.changed', { count: credited })}{' '}
        <time dateTime={publishedAt}>{formatAgo(new Date(publishedAt), new Date(), i18n.language)}</time>
      </figcaption>
      <blockquote lang={project.language} className="prose-width line-clamp-3 text-lead">
        {whatChanged}
      </blockquote>
      <LanguageLabel language={project.language} className="text-ink-muted text-small" />
      <Link to={`/project/${project.id}`} lang={project.language} className="link self-start">
        {project.name}
      </Link>
    </figure>
  );
}
