import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useMe } from '../features/people/accounts/me.api.ts';
import { BecomeBoth } from '../features/people/accounts/settings/become-both.tsx';
import { CommentsSection } from '../features/showcase/comments/comments-section.tsx';
import { CardResult } from '../features/showcase/projects/card-result.tsx';
import { Description } from '../features/showcase/projects/description.tsx';
import { SimilarProjects } from '../features/showcase/projects/explore/similar-projects.tsx';
import { Gallery } from '../features/showcase/projects/gallery/gallery.tsx';
import { MakerQuestions } from '../features/showcase/projects/maker-questions.tsx';
import { OwnNotice } from '../features/showcase/projects/own/own-notice.tsx';
import { ProjectFacts } from '../features/showcase/projects/project-facts.tsx';
import { ProjectHead } from '../features/showcase/projects/project-head.tsx';
import { ProjectMissing } from '../features/showcase/projects/project-missing.tsx';
import { ProjectSkeleton } from '../features/showcase/projects/project-skeleton.tsx';
import { projectKey, projectOf } from '../features/showcase/projects/projects.api.ts';
import { FeedbackSection } from '../features/trials/feedback/feedback-section.tsx';
import { Ratings } from '../features/trials/feedback/ratings.tsx';
import { IterationsSection } from '../features/trials/iterations/iterations-section.tsx';
import { hasCode } from '../lib/api/api-error.ts';
import { useLiveQuery } from '../lib/live/use-live-query.ts';
import { useOwnTitle } from '../lib/title/own-title.ts';
import { useVisitor } from '../lib/visitor.ts';
import { useCameFromFeed } from '../parts/projects/came-from.ts';
import type { Viewer } from '../parts/projects/viewer.ts';
import { LoadFailure } from '../ui/state/load-failure.tsx';
import { MakerCard } from './project/maker-card.tsx';
import { NextInFeed } from './project/next-in-feed.tsx';
import { PartsAt } from './project/parts-at.tsx';
import { ProjectActs } from './project/project-acts.tsx';
import { projectParts } from './project/project-parts.ts';

export const namespaces = projectParts.flatMap((part) => part.namespaces);

export function Component() {
  const { projectId = '' } = useParams();
  return (
    <div className="mx-auto max-w-browse px-4 pt-6 pb-16 sm:px-7 md:px-10">
      <Shown key={projectId} projectId={projectId} />
    </div>
  );
}

function Shown({ projectId }: { projectId: string }) {
  const { t } = useTranslation('projectPage');
  const { data: project, error, refetch } = useQuery(projectOf(projectId));
  // Members wait until it is known what they may do: the page would jump.
  const [me, visitor] = [useMe(), useVisitor()];
  const isViewerKnown = me !== undefined || visitor === 'guest';
  if (isMissing(error)) return <ProjectMissing projectId={projectId} />;
  if (project && isViewerKnown) return <Whole project={project} />;
  if (!error) return <ProjectSkeleton />;
  return <LoadFailure title={t('failed.title')} error={error} onRetry={() => void refetch()} />;
}

/** An address that is no id is an address of nothing. */
function isMissing(error: unknown): boolean {
  return hasCode(error, 'projects.not_found') || hasCode(error, 'request.invalid');
}

function Whole({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  const me = useMe();
  const viewer = viewerOf(project, me);
  const isFromFeed = useCameFromFeed();
  useLiveQuery(`project:${project.id}`, 'topic.closed', projectKey(project.id));
  useOwnTitle(`${project.name} · Firstlight`);
  return (
    <article className="flex flex-col gap-8">
      <Link
        to={isFromFeed ? '/feed' : '/explore'}
        className="link -mb-4 inline-flex min-h-8 items-center gap-1.5 self-start"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {isFromFeed ? t('backToFeed') : t('back')}
      </Link>
      <OwnNotice project={project} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,584fr)_minmax(0,312fr)]">
        <div className="flex flex-col gap-6">
          <Gallery project={project} />
          <ProjectHead project={project} />
          <section aria-label={t('about')}>
            <Description text={project.description} language={project.language} />
          </section>
          <MakerQuestions project={project} />
        </div>
        <aside className="flex flex-col gap-6 md:sticky md:top-20 md:col-start-2 md:row-span-2 md:row-start-1">
          <ProjectActs project={project} viewer={viewer} />
          <PartsAt place="aside" project={project} viewer={viewer} />
          <ProjectFacts project={project} ratings={<Ratings projectId={project.id} />} />
          {project.cardQuestion && <CardResult asked={project.cardQuestion} />}
          <MakerCard project={project} isSignedIn={Boolean(me)} />
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          <div className="ticks" />
          <IterationsSection projectId={project.id} isOwner={viewer === 'owner'} />
          <FeedbackSection
            project={project}
            count={project.feedbackCount}
            viewer={viewer}
            offerRole={offerRole}
            next={<NextInFeed after={project.id} />}
          />
          <CommentsSection projectId={project.id} isSignedIn={Boolean(me)} />
        </div>
      </div>
      <div className="ticks" />
      <SimilarProjects projectId={project.id} title={t('similar')} />
    </article>
  );
}

const offerRole = (onDone: () => void) => <TestToo onDone={onDone} />;

function TestToo({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('feedback');
  return (
    <BecomeBoth
      title={t('role.title')}
      body={t('role.body')}
      action={t('role.become')}
      failed={t('role.failed')}
      onDone={onDone}
    />
  );
}

/** The project itself knows its owner. Until we know who else it is, the page stands as for anybody. */
function viewerOf(project: Project, me: Me | null | undefined): Viewer {
  if (project.isOwn) return 'owner';
  return me ? 'member' : 'guest';
}
