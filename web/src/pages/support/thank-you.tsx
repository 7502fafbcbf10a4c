import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ThanksSky } from '../../features/office/support/thanks-sky.tsx';
import { ThanksView } from '../../features/office/support/thanks-view.tsx';

export function Component() {
  const { t } = useTranslation('support');
  const [search] = useSearchParams();
  const token = search.get('p');
  // Without a token nothing is known, and nothing is claimed.
  if (token === null) return <ThanksSky sun="up" head={t('thanks.head')} />;
  return <ThanksView token={token} />;
}
