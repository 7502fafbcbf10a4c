import type { Language } from '@firstlight/contract/languages.ts';
import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useMe } from '../features/people/accounts/me.api.ts';
import { BecomeBoth } from '../features/people/accounts/settings/become-both.tsx';
import { useStartedDraft } from '../features/showcase/projects/drafts/use-started-draft.ts';
import { ChangedProject } from '../features/showcase/projects/edit/changed-project.tsx';
import { NewProject } from '../features/showcase/projects/edit/new-project.tsx';
import { ProjectSkeleton } from '../features/showcase/projects/project-skeleton.tsx';
import { projectOf } from '../features/showcase/projects/projects.api.ts';
import { StateView } from '../ui/state/state-view.tsx';

export function Component() {
  const { t } = useTranslation('postProject');
  const [search] = useSearchParams();
  const projectId = search.get('project');
  const me = useMe();
  return (
    <div className="mx-auto flex max-w-browse flex-col gap-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-h1">{t(projectId ? 'editTitle' : 'title')}</h1>
        {!projectId && <p className="prose-width text-ink-muted text-lead">{t('lead')}</p>}
      </header>
      {me === undefined && <ProjectSkeleton quiet />}
      {me === null && <Navigate replace to="/auth?next=%2Fpost-project" />}
      {me &&
        (projectId ? <Changing projectId={projectId} /> : <Writing me={me} draftId={search.get('draft')} />)}
    </div>
  );
}

/** Nobody writes for ten minutes to be told at the end: the role is offered first. */
function Writing({ me, draftId }: { me: Me; draftId: string | null }) {
  const { i18n } = useTranslation();
  const started = useStartedDraft(draftId, i18n.language as Language);
  if (me.role === 'tester') return <RoleOffer />;
  if (!started) return <ProjectSkeleton quiet />;
  return (
    <NewProject key={started.id} draftId={started.id} start={started.writing} roleOffer={<RoleOffer />} />
  );
}

function RoleOffer() {
  const { t } = useTranslation('postProject');
  return (
    <BecomeBoth
      title={t('role.title')}
      body={t('role.body')}
      action={t('role.become')}
      failed={t('role.failed')}
    />
  );
}

function Changing({ projectId }: { projectId: string }) {
  const { t } = useTranslation('postProject');
  const { data: project, isError } = useQuery({ ...projectOf(projectId), refetchOnWindowFocus: false });
  if (project?.can.edit) return <ChangedProject key={project.id} project={project} />;
  if (!project && !isError) return <ProjectSkeleton quiet />;
  return <StateView kind="notFound" title={t('notYours')} />;
}
