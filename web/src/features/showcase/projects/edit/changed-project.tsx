import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useChangeCover, useEditProject } from '../own/own-projects.api.ts';
import { projectOf } from '../projects.api.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ProjectEditor } from './project-editor.tsx';
import { PublishFailure } from './publish-failure.tsx';
import { useCover } from './use-cover.ts';
import { useGallery } from './use-gallery.ts';
import { type Writing, writingOf } from './writing.ts';

/** A project of one's own, opened for changes; saving leads back to it. */
export function ChangedProject({ project }: { project: Project }) {
  const { t } = useTranslation('postProject');
  const navigate = useNavigate();
  const cover = useCover(project.cover?.large ?? null);
  const gallery = useGallery(project.pictures);
  const edit = useEditProject(project.id);
  const changeCover = useChangeCover();
  const written = useRef(writingOf(project));
  const isSaved = useRef(false);
  const queries = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  // As this form read it: what others save meanwhile must not pass for known.
  const [before] = useState(project);
  const seen = useRef(project.editedAt);
  const [other, setOther] = useState<Project>();
  const remember = useCallback((writing: Writing) => {
    written.current = writing;
  }, []);

  const isChanged = () =>
    cover.chosen !== undefined ||
    gallery.isChanged ||
    JSON.stringify(written.current) !== JSON.stringify(writingOf(before));

  async function send(form: ProjectForm) {
    try {
      const saved = await edit.mutateAsync({ ...form, editedAt: seen.current });
      // Should a picture fail, trying again is not another's change.
      seen.current = saved.editedAt;
    } catch (failure) {
      if (hasCode(failure, 'projects.changed_meanwhile')) {
        setOther(await queries.fetchQuery({ ...projectOf(project.id), staleTime: 0 }));
      }
      throw failure;
    }
    if (cover.chosen !== undefined)
      await changeCover.mutateAsync({ projectId: project.id, file: cover.chosen });
    if (gallery.isChanged) await gallery.sending.mutateAsync(project.id);
    isSaved.current = true;
    await navigate(`/project/${project.id}`);
  }

  /** The other text has been shown: from here on it is known. */
  function keepMine() {
    seen.current = other?.editedAt ?? null;
    setOther(undefined);
    box.current?.querySelector('form')?.requestSubmit();
  }

  const error = edit.error ?? changeCover.error ?? gallery.sending.error;
  return (
    <div ref={box}>
      <ProjectEditor
        seed={project.id}
        start={writingOf(before)}
        published={project}
        cover={cover}
        gallery={gallery}
        onChange={remember}
        send={send}
        sending={edit.isPending || changeCover.isPending || gallery.sending.isPending}
        action={t(error ? 'tryAgain' : 'save')}
        failure={
          other ? (
            <ConflictNotice before={before} mine={written.current} other={other} onKeepMine={keepMine} />
          ) : (
            error && <PublishFailure title={t('saveFailed')} error={error} />
          )
        }
      />
      <LeaveGuard lossBy={() => (!isSaved.current && isChanged() ? 'changes' : undefined)} />
    </div>
  );
}
