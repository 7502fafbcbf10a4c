import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { profileOf } from '../../features/reputation/profiles/profiles.api.ts';
import { projectsOf } from '../../features/showcase/projects/projects.api.ts';
import { MessageButton } from '../../features/talk/conversations/message-button.tsx';
import { GeneratedCover } from '../../parts/projects/generated-cover.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { Card } from '../../ui/card.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';

const othersMax = 3;

interface MakerCardProps {
  project: Project;
  /** Profiles are for members: a guest sees the name. */
  isSignedIn: boolean;
}

/** Who made it, and what else they made. A private profile, or one that does not come, leaves the name alone. */
export function MakerCard({ project, isSignedIn }: MakerCardProps) {
  const { t } = useTranslation('projectPage');
  const { owner } = project;
  const found = useQuery({ ...profileOf(owner.username), enabled: isSignedIn, retry: false });
  const profile = isSignedIn ? found.data : undefined;
  const about = [`@${owner.username}`, profile?.location].filter(Boolean).join(' · ');
  return (
    <Card as="section" aria-labelledby="maker-title" className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={owner.name} src={profile?.avatar?.small} size="lg" decorative />
        <div className="min-w-0">
          <h2 id="maker-title" className="truncate font-semibold font-text text-body">
            {owner.name}
          </h2>
          <p className="truncate text-ink-muted text-small">{about}</p>
        </div>
      </div>
      {profile?.bio && <p className="line-clamp-3 text-small">{profile.bio}</p>}
      {profile && <OtherProjects project={project} />}
      <div className="flex flex-wrap gap-2">
        {profile && !profile.can.edit && !profile.isBlocked && (
          <MessageButton username={owner.username} size="sm" />
        )}
        <Link to={`/profile/${owner.username}`} className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
          {t('maker.profile')}
        </Link>
      </div>
    </Card>
  );
}

function OtherProjects({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  const { t: tProjects } = useTranslation('projects');
  const { data } = useInfiniteQuery(projectsOf(project.owner.username));
  const others = (data?.pages[0]?.items ?? []).filter(({ id }) => id !== project.id).slice(0, othersMax);
  if (others.length === 0) return null;
  return (
    <ul aria-label={t('maker.others')} className="divide-y divide-line border-line border-y">
      {others.map(({ cover, ...other }) => (
        <li key={other.id} className="relative flex items-center gap-3 py-2.5">
          {cover ? (
            <img src={cover.small} alt="" width={600} height={315} loading="lazy" className={thumbnail} />
          ) : (
            <GeneratedCover project={other} shape="thumbnail" className={thumbnail} />
          )}
          <Link
            to={`/project/${other.id}`}
            lang={other.language}
            className="min-w-0 flex-1 truncate text-small after:absolute after:inset-0 hover:underline"
          >
            {other.name}
          </Link>
          {other.validated && <Badge tone="gold">{tProjects('validated')}</Badge>}
        </li>
      ))}
    </ul>
  );
}

const thumbnail = 'h-8 w-11 shrink-0 rounded-chip object-cover';
