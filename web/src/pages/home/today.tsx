import { minimumFeedbackRules, validatedRules } from '@firstlight/contract/rules.ts';
import type { Covered } from '@firstlight/contract/showcase/projects/generated-cover.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNotifications } from '../../features/outreach/notifications/notifications.api.ts';
import { useMe } from '../../features/people/accounts/me.api.ts';
import { projectOf } from '../../features/showcase/projects/projects.api.ts';
import { ledgersQuery } from '../../features/trials/dashboard/dashboard.api.ts';
import { visitQuery } from '../../features/trials/feed/feed.api.ts';
import { currentCard } from '../../features/trials/feed/visit.ts';
import { ProjectThumb } from '../../parts/projects/project-thumb.tsx';
import { closestToValidated } from './closest-to-validated.ts';

/** Under the next step, what else is this person's: a card to try, a project of theirs, a change they are behind. */
export function Today() {
  const { t } = useTranslation('nextStep');
  const role = useMe()?.role;
  if (!role) return null;
  return (
    <section
      aria-label={t('today.label')}
      className="mx-auto grid max-w-browse gap-x-8 gap-y-6 px-4 pt-6 empty:hidden sm:px-7 md:grid-cols-3 md:px-10"
    >
      {role !== 'creator' && <NextInFeed />}
      {role !== 'tester' && <ClosestToValidated />}
      <YouChanged />
    </section>
  );
}

function NextInFeed() {
  const { t } = useTranslation('nextStep');
  const { data: visit } = useQuery(visitQuery);
  const card = visit && currentCard(visit);
  if (!card) return null;
  const missing = minimumFeedbackRules.total - card.responseCount;
  const kind = card.responseCount === 0 ? 'first' : missing > 0 ? 'more' : 'next';
  return (
    <Column title={t('today.feed.title')} project={card} to="/feed" action={t('today.feed.action')}>
      {t(`today.feed.${kind}`, { count: missing })}
    </Column>
  );
}

function ClosestToValidated() {
  const { t } = useTranslation('nextStep');
  const { data } = useInfiniteQuery(ledgersQuery);
  const ledger = closestToValidated(data?.pages.flatMap((page) => page.items) ?? []);
  if (!ledger) return null;
  const { waiting, feedbackCount } = ledger;
  const { testers: goal } = validatedRules;
  return (
    <Column
      title={t('today.closest.title')}
      project={ledger}
      to={waiting > 0 ? `/dashboard?view=projects&of=${ledger.id}` : `/project/${ledger.id}`}
      action={waiting > 0 ? t('today.closest.read', { count: waiting }) : t('today.closest.open')}
    >
      {t('today.closest.testers', { count: Math.min(feedbackCount, goal), goal })}
    </Column>
  );
}

/** The latest change that credits this person, who alone is told of it. */
function YouChanged() {
  const { t } = useTranslation('nextStep');
  const news = useNotifications(undefined);
  const credit = news.data?.pages[0]?.items.find(({ kind, about }) => kind === 'credit' && about);
  const id = credit?.about?.id ?? '';
  const { data: project } = useQuery({ ...projectOf(id), enabled: id !== '', retry: false });
  if (!project) return null;
  return (
    <Column
      title={t('today.changed.title')}
      project={project}
      to={`/project/${project.id}`}
      action={t('today.changed.action')}
    >
      {t('today.changed.by')}
    </Column>
  );
}

interface ColumnProps {
  title: string;
  project: Covered & { cover: { small: string } | null };
  children: ReactNode;
  to: string;
  action: string;
}

function Column({ title, project, children, to, action }: ColumnProps) {
  return (
    <div className="flex min-w-0 animate-rise flex-col gap-2">
      <h2 className="log font-text text-ink-muted">{title}</h2>
      <div className="flex gap-3.5">
        <ProjectThumb project={project} className="h-18 w-24 shrink-0 rounded-kbd" />
        <div className="min-w-0">
          <h3 className="truncate font-semibold text-body">{project.name}</h3>
          <p className="text-ink-muted text-small">{children}</p>
          <Link to={to} className="link inline-flex min-h-6 items-center text-small pointer-coarse:min-h-11">
            {action}
            <span className="sr-only"> {project.name}</span>
          </Link>
        </div>
      </div>
    </div>
  );
}
