import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { StateView } from '../../ui/state/state-view.tsx';

export function Component() {
  const { t } = useTranslation('accounts');
  return (
    <div className="mx-auto max-w-browse px-4 py-10 sm:px-7 md:px-10">
      <StateView
        kind="forbidden"
        title={t('termsRequired.title')}
        headingLevel={1}
        actions={
          <>
            <Link to="/auth" className={buttonClasses({ variant: 'sun' })}>
              {t('termsRequired.signIn')}
            </Link>
            <Link to="/terms" className={buttonClasses()}>
              {t('termsRequired.read')}
            </Link>
          </>
        }
      >
        <p>{t('termsRequired.body')}</p>
      </StateView>
    </div>
  );
}
