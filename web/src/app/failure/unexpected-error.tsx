import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { StateFrame } from '../../ui/state/state-frame.tsx';
import { LateErrorDetails } from './late-error-details.tsx';

/** The router's last resort, when the shell itself cannot be drawn: no navigation, plain links only. */
export function UnexpectedError() {
  const { t } = useTranslation('errorPages');
  const error = useRouteError();
  return (
    <main className="mx-auto max-w-browse px-4 py-18 sm:px-7 md:px-10">
      <StateFrame
        isAlert
        title={t('unexpected.title')}
        headingLevel={1}
        actions={
          <a href="/" className={buttonClasses({ variant: 'sun' })}>
            {t('backHome')}
          </a>
        }
      >
        <p>{t('unexpected.body')}</p>
        <LateErrorDetails error={error} />
      </StateFrame>
    </main>
  );
}
