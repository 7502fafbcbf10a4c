import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { signInAddress } from '../sign-in/sign-in-address.ts';

/** The last place of a guest's header: the way in, and from there back to this page. */
export function SignInLink() {
  const { t } = useTranslation();
  const location = useLocation();
  // What was drawn beforehand knows the page, but not what follows it in the address.
  const address = useHydrated() ? signInAddress(location) : '/auth';
  return (
    <Link to={address} className={buttonClasses()}>
      {t('signIn')}
    </Link>
  );
}
