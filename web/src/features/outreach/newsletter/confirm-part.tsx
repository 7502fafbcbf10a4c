import { newsletterRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StateFrame } from '../../../ui/state/state-frame.tsx';
import { useConfirmNewsletter } from './newsletter.api.ts';

interface ConfirmPartProps {
  token: string;
  onConfirmed: (manageToken: string) => void;
  onAgain: () => void;
}

/** The link alone confirms nothing: programs follow links, people press. */
export function ConfirmPart({ token, onConfirmed, onAgain }: ConfirmPartProps) {
  const { t } = useTranslation('newsletter');
  const { t: tRequest } = useTranslation('request');
  const confirm = useConfirmNewsletter();
  if (confirm.data?.manageToken === null) {
    return (
      <StateFrame
        headingLevel={1}
        isAlert
        title={t('confirm.expiredTitle')}
        actions={<Button onClick={onAgain}>{t('confirm.again')}</Button>}
      >
        <p>{t('confirm.expired', { count: newsletterRules.confirmDays })}</p>
      </StateFrame>
    );
  }
  const press = () =>
    confirm.mutate(token, { onSuccess: ({ manageToken }) => manageToken && onConfirmed(manageToken) });
  return (
    <StateFrame
      headingLevel={1}
      title={t('confirm.title')}
      actions={
        <Button variant="sun" size="lg" loading={confirm.isPending} onClick={press}>
          {t('confirm.button')}
        </Button>
      }
    >
      <p>{t('confirm.body')}</p>
      {confirm.isError && (
        <p role="alert" className="mt-3 font-medium text-rose">
          {t('form.failed')}. {errorMessage(tRequest, confirm.error)}
        </p>
      )}
    </StateFrame>
  );
}
