import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router';
import { HelpMark } from '../../features/office/help/help-mark.tsx';
import { AccountCorner } from '../../features/people/accounts/corner/account-corner.tsx';
import { Logo } from '../../ui/picture/logo.tsx';
import { KeyboardItem } from '../keyboard-help/keyboard-item.tsx';
import type { PageRoute } from '../page-route.ts';
import { HeaderSearch } from '../palette/header-search.tsx';
import { loadBell } from './bell/load-bell.ts';
import { MessagesLink } from './messages-link.tsx';
import { OwnProjectsItem } from './own-projects-item.tsx';
import { AccountSwitches } from './switches/account-switches.tsx';
import { useInstallOffer } from './use-install-offer.ts';

/** The search begins where the page's words do; what is one's own stands in the corner. */
export function MemberHeader() {
  const { t } = useTranslation();
  useInstallOffer();
  const page = useMatches().at(-1)?.handle as PageRoute | undefined;
  const isShared = page?.bar === 'own';
  return (
    <header
      className={clsx(
        'horizon sticky max-md:in-[body:has([data-conversation])]:hidden top-0 z-30 flex min-h-14 items-center gap-2.5 bg-canvas px-4 tight:static tight:flex-wrap tight:py-2 sm:px-7 md:pr-6 print:hidden',
        isShared ? 'md:absolute md:right-0 md:bg-transparent md:bg-none' : 'md:pl-10',
      )}
    >
      <Link to="/" aria-label={t('navigation.home')} className="flex rounded-control py-1 md:hidden">
        <Logo />
      </Link>
      <HeaderSearch isSign={isShared} />
      <div className="ml-auto flex min-h-10 items-center gap-2 tight:flex-wrap tight:justify-end">
        <HelpMark />
        <MessagesLink />
        <AccountCorner
          loadBeside={loadBell}
          switches={<AccountSwitches />}
          more={
            <>
              <OwnProjectsItem />
              <KeyboardItem />
            </>
          }
        />
      </div>
    </header>
  );
}
