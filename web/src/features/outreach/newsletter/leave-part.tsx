import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StateFrame } from '../../../ui/state/state-frame.tsx';
import { useLeaveByLink, useMonthlyInstead } from './newsletter.api.ts';

/** The second of two taps. */
export function LeavePart({ token }: { token: string }) {
  const { t } = useTranslation('newsletter');
  const leave = useLeaveByLink();
  const monthly = useMonthlyInstead();
  const { t: tRequest } = useTranslation('request');
  const end = leave.isSuccess ? 'done' : monthly.isSuccess ? 'monthly' : undefined;
  if (end) {
    return (
      <StateFrame
        headingLevel={1}
        isAlert
        title={t(`leave.${end}Title`)}
        actions={
          end === 'done' ? (
            <Link to="/newsletter" className="link">
              {t('leave.back')}
            </Link>
          ) : (
            <Link to="/" className="link">
              {t('leave.home')}
            </Link>
          )
        }
      >
        <p>{t(`leave.${end}`)}</p>
      </StateFrame>
    );
  }
  // What failed before says nothing of what is pressed now.
  const unsubscribe = () => {
    monthly.reset();
    leave.mutate(token);
  };
  const haveMonthly = () => {
    leave.reset();
    monthly.mutate(token);
  };
  const failure = leave.isError
    ? t('leave.failed')
    : monthly.isError && `${t('leave.monthlyFailed')}. ${errorMessage(tRequest, monthly.error)}`;
  return (
    <StateFrame
      headingLevel={1}
      title={t('leave.title')}
      actions={
        <>
          <Button variant="sun" size="lg" loading={leave.isPending} onClick={unsubscribe}>
            {t('leave.button')}
          </Button>
          <Button size="lg" loading={monthly.isPending} onClick={haveMonthly}>
            {t('leave.instead')}
          </Button>
        </>
      }
    >
      <p>{t('leave.body')}</p>
      {failure && (
        <p role="alert" className="mt-3 font-medium text-rose">
          {failure}
        </p>
      )}
    </StateFrame>
  );
}
