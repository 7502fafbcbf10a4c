import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { signInAddress } from '../sign-in/sign-in-address.ts';
import type { LoadBeside } from './account-corner.tsx';

/**
 * The header's last place. Pages are drawn as signed out, and who it is is asked once they stand. The button keeps
 * its room beside an account, unseen, so that nothing in the header moves.
 */
export function AccountSlot({ loadBeside }: { loadBeside?: LoadBeside }) {
  const { t } = useTranslation();
  const AccountCorner = useLazyPart(true, loadAccountCorner);
  const location = useLocation();
  // What was drawn beforehand knows the page, but not what follows it in the address.
  const address = useHydrated() ? signInAddress(location) : '/auth';
  return (
    <div className="grid min-w-27 items-center justify-items-end *:col-start-1 *:row-start-1">
      <Link to={address} className={clsx(buttonClasses(), 'not-only:invisible')}>
        {t('signIn')}
      </Link>
      {AccountCorner && <AccountCorner {...(loadBeside && { loadBeside })} />}
    </div>
  );
}

const loadAccountCorner = async () => (await import('./account-corner.tsx')).AccountCorner;
