import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useMatch } from 'react-router';
import { readStored, writeStored } from '../../lib/local-storage.ts';
import { Logo, Wordmark } from '../../ui/picture/logo.tsx';
import { pathOf } from '../routes.ts';
import { rail } from './app-navigation.ts';

const key = 'rail';

const rowClasses =
  'flex min-h-10 items-center gap-3 rounded-control px-2.5 text-[0.9375rem] text-ink-muted hover:bg-sunken hover:text-ink';

/** Can be made as narrow as its icons, and stays so on this device. Among admins' pages it is night, in either theme. */
export function AppRail() {
  const { t } = useTranslation();
  const [narrow, setNarrow] = useState(() => readStored(key) === 'narrow');
  const ToggleIcon = narrow ? PanelLeftOpen : PanelLeftClose;
  const label = narrow ? 'sr-only' : undefined;
  const isAdmin = useMatch('/admin/*') !== null;

  const toggle = () => {
    writeStored(key, narrow ? null : 'narrow');
    setNarrow(!narrow);
  };

  return (
    <nav
      aria-label={t('navigation.main')}
      data-theme={isAdmin ? 'dark' : undefined}
      className={clsx(
        'sticky top-0 hidden h-dvh flex-col gap-6 border-line border-r px-3 py-4 text-ink md:flex',
        isAdmin ? 'bg-raised' : 'bg-surface',
        narrow ? 'w-16' : 'w-58',
      )}
    >
      <Link to="/" aria-label={t('navigation.home')} className="flex rounded-control px-1 py-1">
        {narrow ? <Logo /> : <Wordmark />}
      </Link>
      <div className="flex flex-col gap-1">
        {rail.map(({ name, icon: Icon }) => (
          <NavLink
            key={name}
            to={pathOf(name)}
            title={narrow ? t(`pages.${name}`) : undefined}
            className={clsx(
              rowClasses,
              'aria-[current=page]:bg-ember-soft aria-[current=page]:font-semibold aria-[current=page]:text-ember',
            )}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
            <span className={label}>{t(`pages.${name}`)}</span>
          </NavLink>
        ))}
      </div>
      <button
        type="button"
        title={narrow ? t('navigation.widen') : undefined}
        onClick={toggle}
        className={clsx(rowClasses, 'mt-auto')}
      >
        <ToggleIcon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
        <span className={label}>{t(narrow ? 'navigation.widen' : 'navigation.narrow')}</span>
      </button>
    </nav>
  );
}
