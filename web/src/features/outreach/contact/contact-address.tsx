import { useTranslation } from 'react-i18next';
import { contactAddress } from '../../../lib/contact-address.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { Button } from '../../../ui/button/button.tsx';

export function ContactAddress() {
  const { t } = useTranslation('contact');
  const { copied, copy } = useCopy();
  return (
    <section aria-labelledby="address-title" className="flex flex-col items-start gap-3">
      <h2 id="address-title" className="text-h3">
        {t('address.title')}
      </h2>
      <a href={`mailto:${contactAddress}`} className="link break-all">
        {contactAddress}
      </a>
      <Button size="sm" onClick={() => copy(contactAddress)}>
        <span aria-live="polite">{copied ? t('address.copied') : t('address.copy')}</span>
      </Button>
    </section>
  );
}
