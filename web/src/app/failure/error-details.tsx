import { useTranslation } from 'react-i18next';
import { useCopy } from '../../lib/use-copy.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { errorReference, errorText } from './error-reference.ts';

/** The error's own words, and a code that support can work with. */
export function ErrorDetails({ error }: { error: unknown }) {
  const { t } = useTranslation('errorPages');
  const { copied, copy } = useCopy();
  const reference = errorReference(error);
  return (
    <>
      <p className="mt-4 font-medium text-small">{t('broken.details')}</p>
      <p className="mt-2 rounded-control bg-sunken px-3 py-2 font-log text-ink text-small [overflow-wrap:anywhere]">
        {errorText(error)}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        {t('broken.code')}
        <code className="log select-all normal-case">{reference}</code>
        <button type="button" className={buttonClasses({ size: 'sm' })} onClick={() => copy(reference)}>
          <span aria-live="polite">{copied ? t('broken.copied') : t('broken.copy')}</span>
        </button>
      </p>
    </>
  );
}
