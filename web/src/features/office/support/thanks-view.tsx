import type { Thanks } from '@firstlight/contract/office/support/support.ts';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage, hasCode } from '../../../lib/api/api-error.ts';
import { formatDay, formatMoment } from '../../../lib/format-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { formatEuros } from './format-euros.ts';
import { useThanks } from './support.api.ts';
import { ThanksSky } from './thanks-sky.tsx';

/** What the server knows of it: the visit itself proves nothing. */
export function ThanksView({ token }: { token: string }) {
  const { t } = useTranslation('support');
  const { t: tRequest } = useTranslation('request');
  const { data, error, refetch, isLooking, isPlaceholderData } = useThanks(token);
  if (hasCode(error, 'support.not_found') || hasCode(error, 'request.invalid'))
    return (
      <ThanksSky
        sun="none"
        head={t('thanks.gone')}
        lead={t('thanks.goneMore')}
        actions={<ToSupport>{t('thanks.toSupport')}</ToSupport>}
      />
    );
  // Somebody may just have paid: what could not be asked is said to be unknown, not to be missing.
  if (error && !data)
    return (
      <ThanksSky
        sun="half"
        head={t('thanks.unknown')}
        lead={`${errorMessage(tRequest, error)} ${t('thanks.neverTwice')}`}
        actions={
          <Button variant="sun" size="lg" onClick={() => void refetch()}>
            {tRequest('tryAgain')}
          </Button>
        }
      />
    );
  if (data?.outcome === 'paid') return <Paid thanks={data} />;
  if (data?.outcome === 'failed')
    return (
      <ThanksSky
        sun="none"
        head={t('thanks.failed')}
        lead={t('thanks.failedMore')}
        actions={<ToSupport>{t('thanks.again')}</ToSupport>}
      />
    );
  const isLong = isLooking && !isPlaceholderData && data !== undefined;
  return (
    <ThanksSky
      sun="half"
      head={t(isLong ? 'thanks.stillWaiting' : 'thanks.waiting')}
      lead={t(isLong ? 'thanks.stillWaitingMore' : 'thanks.waitingMore')}
    />
  );
}

function ToSupport({ children }: { children: ReactNode }) {
  return (
    <Link to="/support" className={buttonClasses({ variant: 'sun', size: 'lg' })}>
      {children}
    </Link>
  );
}

function Paid({ thanks }: { thanks: Thanks }) {
  const { t, i18n } = useTranslation('support');
  const { cents, kind, paidAt, nextChargeAt, receiptUrl, email, manageToken } = thanks;
  const isMonthly = kind === 'monthly';
  const amount = formatEuros(cents, i18n.language);
  const exact = formatEuros(cents, i18n.language, { exact: true });
  return (
    <ThanksSky
      sun="up"
      log={paidAt ? t('thanks.paid', { date: formatMoment(new Date(paidAt), i18n.language) }) : undefined}
      head={t('thanks.head')}
      lead={t(isMonthly ? 'thanks.monthly' : 'thanks.once', { amount })}
      actions={
        <>
          <Link to="/explore" className={buttonClasses({ variant: 'sun', size: 'lg' })}>
            {t('thanks.whatsNew')}
          </Link>
          {receiptUrl && (
            <a href={receiptUrl} rel="noreferrer" className={buttonClasses({ size: 'lg' })}>
              <ReceiptText aria-hidden="true" className="size-4.5" />
              {t('thanks.receipt')}
            </a>
          )}
        </>
      }
    >
      <dl className="mx-auto grid max-w-browse grid-cols-2 gap-x-10 gap-y-6 px-4 py-10 sm:flex sm:flex-wrap sm:px-7 md:px-10">
        <Fact name={t('thanks.facts.amount')}>
          {isMonthly ? t('thanks.facts.amountMonthly', { amount: exact }) : exact}
        </Fact>
        {nextChargeAt && (
          <Fact name={t('thanks.facts.next')}>{formatDay(new Date(nextChargeAt), i18n.language)}</Fact>
        )}
        {email && <Fact name={t('thanks.facts.receipt')}>{email}</Fact>}
        {isMonthly && (
          <Fact name={t('thanks.facts.stop')}>
            {manageToken ? (
              <Link to={`/support/manage/${manageToken}`} className="link">
                {t('thanks.facts.change')}
              </Link>
            ) : (
              t('thanks.facts.inMail')
            )}
          </Fact>
        )}
      </dl>
    </ThanksSky>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="log text-ink-muted">{name}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
