import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { StateFrame } from '../../../ui/state/state-frame.tsx';
import { useLeaveByLink, useMonthlyInstead } from './newsletter.api.ts';

/** The second of two taps. */
export function LeavePart({ token }: { token: string }) {
  const { t } = useTranslation('newsletter');
  const leave = useLeaveByLink();
  const monthly = useMonthlyInstead();
  const end = leave.isSuccess ? 'done' : monthly.isSuccess ? 'monthly' : undefined;
  if (end) {
    return (
      <StateFrame
        headingLevel={1}
        isAlert
        title={t(`leave.${end}Title`)}
        actions={
          <Link to="/newsletter" className="link">
            {t('leave.back')}
          </Link>
        }
      >
        <p>{t(`leave.${end}`)}</p>
      </StateFrame>
    );
  }
  return (
    <StateFrame
      headingLevel={1}
      title={t('leave.title')}
      actions={
        <>
          <Button variant="sun" size="lg" loading={leave.isPending} onClick={() => leave.mutate(token)}>
            {t('leave.button')}
          </Button>
          <Button size="lg" loading={monthly.isPending} onClick={() => monthly.mutate(token)}>
            {t('leave.instead')}
          </Button>
        </>
      }
    >
      <p>{t('leave.body')}</p>
      {(leave.isError || monthly.isError) && (
        <p role="alert" className="mt-3 font-medium text-rose">
          {t(leave.isError ? 'leave.failed' : 'errors.not_subscribed')}
        </p>
      )}
    </StateFrame>
  );
}
