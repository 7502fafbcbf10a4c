import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ShareMenu } from '../../features/showcase/projects/share/share-menu.tsx';
import { OpenLink } from '../../features/trials/feedback/give/open-link.tsx';
import { TestButton } from '../../features/trials/feedback/give/test-button.tsx';
import { PublishIteration } from '../../features/trials/iterations/publish-iteration.tsx';
import { AnonymousHow } from '../../parts/feedback/anonymous-how.tsx';
import type { ProjectPartProps } from '../../parts/projects/project-part.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { PartsAt } from './parts-at.tsx';

/**
 * What one can do with a project, the most likely first: beside the description, and on a phone in a bar at the thumb, above
 * the tabs of members.
 * Share keeps its place on the page for everybody: a page comes as guests see it, and its menu may be open when the owner is known.
 */
export function ProjectActs({ project, viewer }: ProjectPartProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <div
        data-thumb-bar={viewer === 'owner' ? 'phone' : 'tall'}
        className={clsx(barClasses, viewer === 'guest' ? guestBarClasses : memberBarClasses)}
      >
        {viewer === 'owner' ? (
          <OwnerActs project={project} />
        ) : (
          <TestActs project={project} viewer={viewer} />
        )}
      </div>
      <ShareMenu shared={{ id: project.id, name: project.name, isOwn: project.isOwn }} />
      <PartsAt place="actions" project={project} viewer={viewer} />
    </div>
  );
}

const barClasses = [
  'max-md:fixed max-md:inset-x-0 max-md:z-20 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2 md:contents',
  'max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-2.5 print:hidden',
  // With letters so large that they do not fit side by side, they stand on the page.
  'tight:static tight:border-0 tight:bg-transparent tight:p-0',
].join(' ');
const memberBarClasses = 'max-md:bottom-[calc(3.625rem+env(safe-area-inset-bottom))] max-md:pb-2';
const guestBarClasses = 'max-md:bottom-0 max-md:pb-[calc(0.375rem+env(safe-area-inset-bottom))]';

function TestActs({ project, viewer }: ProjectPartProps) {
  const isIdea = (project.callToActionUrl ?? project.link) === null;
  return (
    <>
      <TestButton
        projectId={project.id}
        viewer={viewer}
        isIdea={isIdea}
        className="max-md:min-w-0 max-md:flex-1 max-md:px-3 md:w-full"
      />
      {!isIdea && <OpenLink projectId={project.id} className="max-md:px-3 md:w-full" />}
      <div className="flex w-full justify-center">
        <AnonymousHow className="pointer-coarse:min-h-10" />
      </div>
      {viewer === 'member' && <TestHint project={project} />}
    </>
  );
}

function OwnerActs({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  return (
    <>
      <PublishIteration
        projectId={project.id}
        className="max-md:min-w-0 max-md:flex-1 max-md:px-3 md:w-full"
      />
      {project.can.edit && (
        <Link to={`/post-project?project=${project.id}`} className={clsx(buttonClasses(), 'max-md:px-3')}>
          {t('yours.edit')}
        </Link>
      )}
    </>
  );
}

/** Where Test it leads: a test link of its own comes before the project's. A phone has no room for it. */
function TestHint({ project: { link, callToActionUrl } }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  const target = callToActionUrl ?? link;
  if (target === null) return null;
  return (
    <p className="text-ink-muted text-small max-md:hidden">{t('testHint', { host: new URL(target).host })}</p>
  );
}
