import type { Language } from '@firstlight/contract/languages.ts';
import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMe } from '../features/people/accounts/me.api.ts';
import { BecomeBoth } from '../features/people/accounts/settings/become-both.tsx';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { useStartedDraft } from '../features/showcase/projects/drafts/use-started-draft.ts';
import { ChangedProject } from '../features/showcase/projects/edit/changed-project.tsx';
import { NewProject } from '../features/showcase/projects/edit/new-project.tsx';
import { ProjectSkeleton } from '../features/showcase/projects/project-skeleton.tsx';
import { projectOf } from '../features/showcase/projects/projects.api.ts';
import { hasCode } from '../lib/api/api-error.ts';
import { LoadFailure } from '../ui/state/load-failure.tsx';
import { StateView } from '../ui/state/state-view.tsx';

export function Component() {
  const { t } = useTranslation('postProject');
  const [search] = useSearchParams();
  const projectId = search.get('project');
  const draftId = search.get('draft');
  const me = useMe();
  // Whose session ends, or who is asked to accept new terms, while they write keeps what they wrote.
  const [writer, setWriter] = useState<Me>();
  if (me && me !== writer && me.termsToAccept === null) setWriter(me);
  const desk = (by: Me) =>
    projectId ? (
      <Changing key={projectId} projectId={projectId} />
    ) : (
      <Writing key={draftId} me={by} draftId={draftId} />
    );
  return (
    <div className="mx-auto flex max-w-browse flex-col gap-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-h1">{t(projectId ? 'editTitle' : 'title')}</h1>
        {!projectId && <p className="prose-width text-ink-muted text-lead">{t('lead')}</p>}
      </header>
      <SignedInOnly
        waiting={<ProjectSkeleton quiet />}
        elsewhere={writer && desk(writer)}
        beforeTerms={writer !== undefined}
        forNewcomers={projectId === null}
      >
        {desk}
      </SignedInOnly>
    </div>
  );
}

/** Nobody writes for ten minutes to be told at the end: the role is offered first. */
function Writing({ me, draftId }: { me: Me; draftId: string | null }) {
  const { i18n } = useTranslation();
  const isWriterIn = useMe()?.termsToAccept === null;
  const start = useStartedDraft(draftId, i18n.language as Language);
  if (me.role === 'tester') return <RoleOffer />;
  if (start.started) {
    const { id, writing } = start.started;
    return <NewProject draftId={id} start={writing} isWriterIn={isWriterIn} roleOffer={<RoleOffer />} />;
  }
  return start.error ? <NotLoaded error={start.error} onRetry={start.retry} /> : <ProjectSkeleton quiet />;
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
  const {
    data: project,
    error,
    refetch,
  } = useQuery({ ...projectOf(projectId), refetchOnWindowFocus: false });
  // Once it is open it stays so, whatever is heard of it meanwhile.
  const [opened, setOpened] = useState<Project>();
  if (project?.can.edit && !opened) setOpened(project);
  if (opened) return <ChangedProject project={project ?? opened} />;
  if (project || hasCode(error, 'projects.not_found') || hasCode(error, 'request.invalid')) {
    return <StateView kind="notFound" title={t('notYours')} />;
  }
  return error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <ProjectSkeleton quiet />;
}

function NotLoaded(failure: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('projectPage');
  return <LoadFailure title={t('failed.title')} {...failure} />;
}
