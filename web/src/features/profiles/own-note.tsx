import type { Visibility } from '@firstlight/contract/profile-limits.ts';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button-classes.ts';

/** Tells the owner what others make of this page. */
export function OwnNote({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('profiles');
  const isVisible = visibility === 'visible';
  const Icon = isVisible ? Eye : EyeOff;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 sm:px-5">
      <p className="flex items-center gap-2.5">
        <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-muted" />
        {t(isVisible ? 'page.own' : 'page.ownPrivate')}
      </p>
      <Link to="/settings/profile" className={clsx(buttonClasses({ size: 'sm' }))}>
        {t('page.edit')}
      </Link>
    </div>
  );
}
