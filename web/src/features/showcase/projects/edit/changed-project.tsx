import type { Project, ProjectForm } from '@firstlight/contract/showcase/projects/projects.ts';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useChangeCover, useEditProject } from '../own/own-projects.api.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ProjectEditor } from './project-editor.tsx';
import { PublishFailure } from './publish-failure.tsx';
import { useCover } from './use-cover.ts';
import { type Writing, writingOf } from './writing.ts';

/** A project of one's own, opened for changes; saving leads back to it. */
export function ChangedProject({ project }: { project: Project }) {
  const { t } = useTranslation('postProject');
  const navigate = useNavigate();
  const cover = useCover(project.cover?.large ?? null);
  const edit = useEditProject(project.id);
  const changeCover = useChangeCover();
  const written = useRef(writingOf(project));
  const isSaved = useRef(false);
  const remember = useCallback((writing: Writing) => {
    written.current = writing;
  }, []);

  const isChanged = () =>
    cover.chosen !== undefined || JSON.stringify(written.current) !== JSON.stringify(writingOf(project));

  async function send(form: ProjectForm) {
    if (cover.chosen !== undefined)
      await changeCover.mutateAsync({ projectId: project.id, file: cover.chosen });
    await edit.mutateAsync(form);
    isSaved.current = true;
    await navigate(`/project/${project.id}`);
  }

  const error = edit.error ?? changeCover.error;
  return (
    <>
      <ProjectEditor
        seed={project.id}
        start={writingOf(project)}
        published={project}
        cover={cover}
        onChange={remember}
        send={send}
        sending={edit.isPending || changeCover.isPending}
        action={t(error ? 'tryAgain' : 'save')}
        failure={error && <PublishFailure title={t('saveFailed')} error={error} />}
      />
      <LeaveGuard lossBy={() => (!isSaved.current && isChanged() ? 'changes' : undefined)} />
    </>
  );
}
