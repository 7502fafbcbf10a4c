import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import { isNotLoaded, isStaleVersion } from '../../lib/page-not-loaded.ts';
import { useOnline } from '../../lib/use-online.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { StateFrame } from '../../ui/state/state-frame.tsx';
import { LateErrorDetails } from './late-error-details.tsx';

/** Takes a page's place inside its shell when the page cannot be fetched or drawn. */
export function PageError() {
  const error = useRouteError();
  const online = useOnline();
  return (
    <div className="mx-auto max-w-browse px-4 py-10 sm:px-7 md:px-10">
      {isStaleVersion(error) ? (
        <NewVersion />
      ) : isNotLoaded(error) && !online ? (
        <Offline />
      ) : (
        <Broken error={error} />
      )}
    </div>
  );
}

function Broken({ error }: { error: unknown }) {
  const { t } = useTranslation('errorPages');
  return (
    <StateFrame
      isAlert
      title={t('broken.title')}
      headingLevel={1}
      actions={
        <>
          {isNotLoaded(error) && <ReloadButton label={t('offline.retry')} />}
          <HomeLink />
        </>
      }
    >
      <p>{t('broken.body')}</p>
      <LateErrorDetails error={error} />
    </StateFrame>
  );
}

function NewVersion() {
  const { t } = useTranslation('errorPages');
  return (
    <StateFrame
      title={t('newVersion.title')}
      headingLevel={1}
      actions={<ReloadButton label={t('newVersion.reload')} />}
    >
      <p>{t('newVersion.body')}</p>
    </StateFrame>
  );
}

function Offline() {
  const { t } = useTranslation('errorPages');
  return (
    <StateFrame
      title={t('offline.title')}
      headingLevel={1}
      actions={<ReloadButton label={t('offline.retry')} />}
    >
      <p>{t('offline.body')}</p>
    </StateFrame>
  );
}

/** A full load, because whatever broke may have left the running page in a bad state. */
function HomeLink() {
  const { t } = useTranslation('errorPages');
  return (
    <Link to="/" reloadDocument className={buttonClasses({ variant: 'sun' })}>
      {t('backHome')}
    </Link>
  );
}

function ReloadButton({ label }: { label: string }) {
  return (
    <button type="button" className={buttonClasses({ variant: 'sun' })} onClick={() => location.reload()}>
      {label}
    </button>
  );
}
