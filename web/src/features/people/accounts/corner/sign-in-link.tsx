import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { signInAddress, signUpAddress } from '../sign-in/sign-in-address.ts';

interface GuestLinkProps {
  className?: string;
}

/** The way to sign in, and from there back to this page. */
export function SignInLink({ className }: GuestLinkProps) {
  const { t } = useTranslation();
  const location = useLocation();
  // What was drawn beforehand knows the page, but not what follows it in the address.
  const address = useHydrated() ? signInAddress(location) : '/auth';
  return (
    <Link to={address} className={buttonClasses({ variant: 'ghost', class: className })}>
      {t('signIn')}
    </Link>
  );
}

/** The way to a new account, and from there back to this page. */
export function CreateAccountLink({ className }: GuestLinkProps) {
  const { t } = useTranslation();
  const location = useLocation();
  const address = useHydrated() ? signUpAddress(location) : '/auth?mode=sign-up';
  return (
    <Link to={address} className={buttonClasses({ class: className })}>
      {t('createAccount')}
    </Link>
  );
}
