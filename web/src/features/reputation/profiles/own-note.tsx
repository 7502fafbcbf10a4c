import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../ui/button/button-classes.ts';

/** Tells the owner what others make of this page. */
export function OwnNote({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  const isVisible = profile.visibility === 'visible';
  const Icon = isVisible ? Eye : EyeOff;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 sm:px-5">
      <p className="flex items-center gap-2.5">
        <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-muted" />
        {isVisible ? t('page.own') : t('page.ownPrivate')}
      </p>
      <Link to="/settings/profile" className={clsx(buttonClasses({ size: 'sm' }))}>
        {t('page.edit')}
      </Link>
    </div>
  );
}
