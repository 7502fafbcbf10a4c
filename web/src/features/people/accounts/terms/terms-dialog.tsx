import { accountRules } from '@firstlight/contract/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { useAcceptTerms, useSignOut } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';

interface TermsDialogProps {
  open: boolean;
  version: string | null;
}

const points = ['age', 'content', 'feedback', 'identity', 'promise', 'moderation', 'leaving'] as const;

export function TermsDialog({ open, version }: TermsDialogProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const accept = useAcceptTerms();
  const signOut = useSignOut();
  const link = useRef<HTMLAnchorElement>(null);

  const { pathname } = useLocation();
  const [isDeclining, setDeclining] = useState(false);
  const endSession = signOut.mutate;

  const decline = () => {
    setDeclining(true);
    void navigate('/terms-required');
  };

  // That page says why. It must be drawn before the session ends: the page underneath would lead to the door instead.
  useEffect(() => {
    if (!isDeclining || pathname !== '/terms-required') return;
    setDeclining(false);
    endSession();
  }, [isDeclining, pathname, endSession]);

  return (
    <Dialog
      open={open}
      lasting
      onOpenChange={(next) => !next && decline()}
      title={t('terms.title')}
      description={t('errors.terms_required')}
      // A key pressed a moment too long must neither accept nor sign out.
      initialFocus={link}
      finalFocus={false}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('terms.decline')}</Button>
          </DialogClose>
          <Button
            variant="sun"
            loading={accept.isPending}
            onClick={() => version !== null && accept.mutate(version)}
          >
            {t(accept.isError ? 'tryAgain' : 'terms.accept')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <p className="log text-ink-muted">{t('terms.edition', { version })}</p>
        <p>
          {t('terms.lead')}{' '}
          <a ref={link} href="/terms" target="_blank" rel="noopener" className="link inline-block">
            {t('terms.read')}
            <span className="sr-only">, {t('terms.newTab')}</span>
          </a>
        </p>
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
          {points.map((point) => (
            <li key={point}>{t(`terms.points.${point}`, { count: accountRules.minimumAge })}</li>
          ))}
        </ul>
        <p className="text-ink-muted text-small">
          {t('terms.leave')}{' '}
          <Link to="/leave" className="link">
            {t('terms.yourData')}
          </Link>
        </p>
        {accept.isError && <AuthFailureNotice error={accept.error} title={t('terms.failed')} />}
      </div>
    </Dialog>
  );
}
