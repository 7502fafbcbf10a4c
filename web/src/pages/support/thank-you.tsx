import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ThanksSky } from '../../features/office/support/thanks-sky.tsx';
import { ThanksView } from '../../features/office/support/thanks-view.tsx';
import { buttonClasses } from '../../ui/button/button-classes.ts';

export function Component() {
  const { t } = useTranslation('support');
  const [search] = useSearchParams();
  const token = search.get('p');
  if (token !== null) return <ThanksView token={token} />;
  // Without a token nothing is known, and nothing is claimed.
  return (
    <ThanksSky
      sun="up"
      head={t('thanks.head')}
      lead={t('thanks.plain')}
      actions={
        <>
          <Link to="/explore" className={buttonClasses({ variant: 'sun', size: 'lg' })}>
            {t('thanks.whatsNew')}
          </Link>
          <Link to="/support" className={buttonClasses({ size: 'lg' })}>
            {t('thanks.books')}
          </Link>
        </>
      }
    />
  );
}
