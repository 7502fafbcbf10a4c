import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { EyeOff, MapPin, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { visitorLocale } from '../../../lib/language/visitor-locale.ts';
import { PersonMenu } from '../../../parts/blocks/person-menu.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';

export function ProfileHeader({ profile, acts }: { profile: Profile; acts: ReactNode }) {
  const { t } = useTranslation('profiles');
  const { name, username, role, location, bio, avatar, can } = profile;
  return (
    <header className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} src={avatar?.large} size="xl" decorative />
        <div className="min-w-0 flex-1 basis-60">
          <h1 tabIndex={-1} className="break-words text-h1">
            {name}
          </h1>
          <p className="mt-1 text-ink-muted">@{username}</p>
        </div>
        {can.edit && (
          <Link to="/settings/profile" className={buttonClasses()}>
            <Pencil aria-hidden="true" className="size-4 stroke-[1.75]" />
            {t('page.edit')}
          </Link>
        )}
        {!can.edit && !profile.isBlocked && acts}
        {!can.edit && (
          <PersonMenu
            person={profile}
            isBlocked={profile.isBlocked}
            reported={{ kind: 'profile', address: username, person: { username, name } }}
          />
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted text-small">
        <Badge tone="sky" size="md">
          {t(`page.roles.${role}`)}
        </Badge>
        {location !== '' && (
          <span className="flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
            <span className="min-w-0 break-words">{location}</span>
          </span>
        )}
        <Joined on={profile.joinedOn} />
      </p>
      {can.edit && profile.visibility === 'private' && (
        <p className="flex items-center gap-2.5 text-ink-muted">
          <EyeOff aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          {t('page.ownPrivate')}
        </p>
      )}
      {bio === '' ? (
        <p className="text-ink-faint">{t(can.edit ? 'page.ownNoBio' : 'page.noBio')}</p>
      ) : (
        <p className="prose-width whitespace-pre-line break-words text-lead">{bio}</p>
      )}
      {profile.isTakenDown && <p className="text-ink-muted text-small">{t('page.takenDownOwn')}</p>}
      <div aria-hidden="true" className="ticks" />
    </header>
  );
}

function Joined({ on }: { on: string }) {
  const { t, i18n } = useTranslation('profiles');
  const locale = visitorLocale(i18n.language);
  const day = new Date(on);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day);
  return (
    <time dateTime={on} title={write({ dateStyle: 'long' })}>
      {t('page.joined', { month: write({ month: 'long', year: 'numeric' }) })}
    </time>
  );
}
