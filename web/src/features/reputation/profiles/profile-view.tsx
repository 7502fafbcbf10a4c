import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BlockedNote } from '../../../parts/blocks/blocked-note.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { StateView } from '../../../ui/state/state-view.tsx';
import { BadgeShelf } from './badge-shelf.tsx';
import { ProfileCounters } from './profile-counters.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { progressQuery } from './profiles.api.ts';

interface ProfileViewProps {
  profile: Profile;
  /** Buttons for others, such as a message. */
  acts: ReactNode;
  /** Renders the projects of the person, or the given content where there are none. */
  projects: (empty: ReactNode) => ReactNode;
}

/** Shows the profile of a person. The next badge is shown to its owner alone. */
export function ProfileView({ profile, acts, projects }: ProfileViewProps) {
  const { data: progress = [] } = useQuery({ ...progressQuery, enabled: profile.can.edit });
  return (
    <article className="mx-auto flex max-w-browse flex-col gap-10">
      {profile.isBlocked && <BlockedNote person={profile} />}
      <ProfileHeader profile={profile} acts={acts} />
      <ProfileCounters profile={profile} />
      <BadgeShelf badges={profile.badges} progress={progress} />
      <Projects profile={profile} projects={projects} />
    </article>
  );
}

/** Shows the projects of the person, which the page gets from the feature of projects. */
function Projects({ profile, projects }: Omit<ProfileViewProps, 'acts'>) {
  const { t } = useTranslation('profiles');
  const isHiddenTester = profile.role === 'tester' && !profile.can.edit;
  const empty = isHiddenTester ? (
    <p data-none="" className="prose-width text-ink-muted">
      {t('page.projects.tester', { name: profile.name })}
    </p>
  ) : (
    <StateView
      kind="empty"
      title={t('page.projects.none')}
      headingLevel={3}
      className="py-5"
      actions={
        profile.can.edit && (
          <Link to="/post-project" className={buttonClasses()}>
            {t('page.projects.post')}
          </Link>
        )
      }
    >
      <p>{profile.can.edit ? t('page.projects.ownBody') : t('page.projects.body', { name: profile.name })}</p>
    </StateView>
  );
  return (
    <section aria-labelledby="projects-title" className="flex flex-col gap-5">
      <h2 id="projects-title" className="text-h2 has-[~[data-none]]:sr-only">
        {t('page.projects.title')}
      </h2>
      {projects(empty)}
    </section>
  );
}
