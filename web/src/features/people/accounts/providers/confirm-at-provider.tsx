import { providerTitles } from '@firstlight/contract/people/accounts/provider-names.ts';
import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useGoToProvider, useOwnProviders } from './providers.api.ts';

interface ConfirmAtProviderProps {
  open: boolean;
  onLeave: () => void;
}

/** In place of the password, for whoever has none: signing in again where the account is linked. */
export function ConfirmAtProvider({ open, onLeave }: ConfirmAtProviderProps) {
  const { t } = useTranslation('accounts');
  const { pathname, search, hash } = useLocation();
  const linked = useOwnProviders({ enabled: open }).data?.linked ?? [];
  const go = useGoToProvider({ what: 'sign-in', next: `${pathname}${search}${hash}` });
  const lead =
    linked.length > 0
      ? t('confirmPassword.leadProvider', { count: securityRules.recentPasswordMinutes })
      : t('confirmPassword.leadMail');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onLeave()}
      size="sm"
      title={t('confirmPassword.title')}
      description={lead}
      footer={
        <DialogClose>
          <Button variant="ghost">{t('confirmPassword.cancel')}</Button>
        </DialogClose>
      }
    >
      <div className="flex flex-col items-start gap-4">
        {linked.map(({ provider }) => (
          <Button
            key={provider}
            variant="sun"
            loading={go.isPending && go.variables === provider}
            onClick={() => go.mutate(provider)}
          >
            {t('provider.continue', { provider: providerTitles[provider] })}
          </Button>
        ))}
        {go.isError && <AuthFailureNotice error={go.error} />}
        <Link to="/auth?mode=forgot" className="link" onClick={onLeave}>
          {t('confirmPassword.choose')}
        </Link>
      </div>
    </Dialog>
  );
}
