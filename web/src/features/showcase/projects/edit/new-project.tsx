import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { DraftLine } from '../drafts/draft-line.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useChangeCover, usePublishProject } from '../own/own-projects.api.ts';
import { LeaveGuard, type Loss } from './leave-guard.tsx';
import { ProjectEditor } from './project-editor.tsx';
import { PublishFailure } from './publish-failure.tsx';
import { type JustPublished, Published } from './published.tsx';
import { useCover } from './use-cover.ts';
import { useGallery } from './use-gallery.ts';
import type { Writing } from './writing.ts';

interface NewProjectProps {
  draftId: string;
  start: Writing;
  /** Their session lasts, and they have accepted the terms. */
  isWriterIn: boolean;
  /** Shown in place of the failure where only the role stood in the way. */
  roleOffer: ReactNode;
}

export function NewProject({ draftId, start, isWriterIn, roleOffer }: NewProjectProps) {
  const { t } = useTranslation('postProject');
  const draft = useDraft(draftId, isWriterIn);
  const cover = useCover(null);
  const gallery = useGallery([]);
  const publish = usePublishProject();
  const changeCover = useChangeCover();
  const [published, setPublished] = useState<JustPublished>();
  const isCoverSent = useRef(false);
  const isSendingPictures = changeCover.isPending || gallery.sending.isPending;

  async function send(form: ProjectForm) {
    const { id } = await publish.mutateAsync({ ...form, draftId });
    draft.forget();
    // The project stands whatever becomes of its pictures, which can be sent again from the next screen.
    setPublished({ id, name: form.name, arePicturesLost: !(await sendPictures(id)) });
  }

  /** Both are tried, so that what can arrive does. */
  async function sendPictures(projectId: string): Promise<boolean> {
    const file = isCoverSent.current ? undefined : cover.chosen;
    const ways = await Promise.allSettled([
      file && changeCover.mutateAsync({ projectId, file }).then(() => (isCoverSent.current = true)),
      gallery.hasNew && gallery.sending.mutateAsync(projectId),
    ]);
    return ways.every(({ status }) => status === 'fulfilled');
  }

  // Within the site, the last words still leave for the server by themselves.
  const lossBy = (way: 'within' | 'away'): Loss | undefined => {
    if (cover.chosen || gallery.hasNew) return 'cover';
    return (way === 'away' ? draft.hasUnsent() : draft.isStuck()) ? 'words' : undefined;
  };

  if (published && !published.arePicturesLost)
    return <Navigate to={`/project/${published.id}/live`} replace />;
  if (published) {
    return (
      <Published
        published={published}
        isSendingPictures={isSendingPictures}
        onSendPictures={async () =>
          setPublished({ ...published, arePicturesLost: !(await sendPictures(published.id)) })
        }
      />
    );
  }
  return (
    <>
      <ProjectEditor
        seed={draftId}
        start={start}
        cover={cover}
        gallery={gallery}
        onChange={draft.keep}
        send={send}
        sending={publish.isPending || isSendingPictures}
        status={<DraftLine state={draft.state} />}
        action={t(publish.isError ? 'tryAgain' : 'publish')}
        failure={
          publish.isError &&
          (hasCode(publish.error, 'projects.tester_role') ? (
            roleOffer
          ) : (
            <PublishFailure title={t('failed')} error={publish.error} />
          ))
        }
      />
      <LeaveGuard lossBy={lossBy} />
    </>
  );
}
