import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { SecondStepAgain } from '../../features/people/accounts/sign-in/second-step-again.tsx';
import { SignedInOnly } from '../../features/people/accounts/signed-in-only.tsx';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { DawnSpinner } from '../../ui/picture/dawn-spinner.tsx';
import { StateView } from '../../ui/state/state-view.tsx';

/** Pages of admins: everybody else is denied, and an admin without a second step is led to one. */
export function AdminOnly({ children }: { children: (me: Me) => ReactNode }) {
  return (
    <SignedInOnly waiting={<DawnSpinner />}>
      {(me) => {
        if (me.admin) return children(me);
        if (me.adminWaits === 'second_step') return <SecondStepNeeded />;
        if (me.adminWaits === 'sign_in') return <SecondStepAgain />;
        return <Navigate replace to="/unauthorized" />;
      }}
    </SignedInOnly>
  );
}

/** Whoever guesses or steals an admin's password must not have all that admins can do. */
function SecondStepNeeded() {
  const { t } = useTranslation('admin');
  return (
    <StateView
      kind="forbidden"
      headingLevel={1}
      title={t('secondStep.title')}
      actions={
        <Link to="/settings/security" className={buttonClasses({ variant: 'sun' })}>
          {t('secondStep.action')}
        </Link>
      }
    >
      {t('secondStep.body')}
    </StateView>
  );
}
