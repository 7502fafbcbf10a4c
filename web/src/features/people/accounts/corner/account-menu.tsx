import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { ChevronDown, Gauge, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { MenuItem, MenuSeparator } from '../../../../ui/overlay/menu-item.tsx';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import { useSignOut } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';

interface AccountMenuProps {
  me: Me;
  /** The shell's own choices, such as the theme. */
  switches: ReactNode;
  more: ReactNode;
}

export function AccountMenu({ me, switches, more }: AccountMenuProps) {
  const { t } = useTranslation('accounts');
  const signOut = useSignOut();
  return (
    <div className="relative">
      <Menu
        className="w-82 max-w-(--available-width)"
        trigger={
          <button
            type="button"
            className="flex min-h-10 items-center gap-1 rounded-full border border-line bg-surface py-0.5 pr-2 pl-0.5 text-ink-muted hover:text-ink"
          >
            <Avatar name={me.name} src={me.avatar?.small} size="sm" decorative />
            <span className="sr-only">{t('menu.label', { name: me.name })}</span>
            <ChevronDown aria-hidden="true" className="size-4 stroke-[1.75]" />
          </button>
        }
      >
        <MenuItem
          icon={<Avatar name={me.name} src={me.avatar?.small} decorative />}
          link={<Link to={`/profile/${me.username}`} />}
        >
          <span className="block break-words font-display font-semibold text-lead leading-tight">
            {me.name}
          </span>
          <span className="block text-ink-muted text-small">
            @{me.username} · {t('menu.profile')}
          </span>
        </MenuItem>
        <MenuSeparator />
        {switches}
        <MenuSeparator />
        <MenuItem icon={<Settings aria-hidden="true" />} link={<Link to="/settings/profile" />}>
          {t('menu.settings')}
        </MenuItem>
        {more}
        {(me.admin || me.adminWaits) && (
          <MenuItem icon={<Gauge aria-hidden="true" />} link={<Link to="/admin" />}>
            {t('menu.admin')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => signOut.mutate()}>
          {t('menu.signOut')}
        </MenuItem>
      </Menu>
      {signOut.isError && (
        <div className="absolute top-full right-0 z-50 mt-2 flex w-72 flex-col gap-3 rounded-card border border-line bg-raised p-3 shadow-e3">
          <AuthFailureNotice error={signOut.error} title={t('menu.failed')} />
          <Button size="sm" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
