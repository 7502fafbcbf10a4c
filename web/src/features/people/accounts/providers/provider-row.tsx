import { providerTitles } from '@firstlight/contract/people/accounts/provider-names.ts';
import type { LinkedProvider } from '@firstlight/contract/people/accounts/providers.ts';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { onDay, timeAgo } from '../security/time-ago.ts';
import { useUnlinkProvider } from './providers.api.ts';

interface ProviderRowProps {
  link: LinkedProvider;
  onUnlinked: (provider: string) => void;
}

export function ProviderRow({ link, onUnlinked }: ProviderRowProps) {
  const { t } = useTranslation('security');
  const [asking, setAsking] = useState(false);
  const unlink = useUnlinkProvider();
  const provider = providerTitles[link.provider];
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="break-words font-semibold">
            {provider} · {link.account}
          </p>
          <p className="text-ink-muted text-small">
            <Times link={link} />
          </p>
        </div>
        <IconButton
          label={t('providers.unlink', { provider })}
          icon={<Unlink aria-hidden="true" />}
          disabled={unlink.isPending}
          onClick={() => setAsking(true)}
        />
      </div>
      {unlink.isError && <AuthFailureNotice error={unlink.error} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('providers.ask.title', { provider })}
        confirmLabel={t('providers.ask.confirm')}
        // It closes at once: the password may be asked for next.
        onConfirm={() => unlink.mutate(link.provider, { onSuccess: () => onUnlinked(provider) })}
      >
        {t('providers.ask.body')}
      </ConfirmDialog>
    </li>
  );
}

function Times({ link: { linkedAt, lastUsedAt } }: { link: LinkedProvider }) {
  const { t, i18n } = useTranslation('security');
  const since = t('providers.since', { day: onDay(linkedAt, i18n.language) });
  if (!lastUsedAt) return `${since} · ${t('providers.neverUsed')}`;
  const ago = timeAgo(lastUsedAt, i18n.language);
  return `${since} · ${ago ? t('lastUsed', { ago }) : t('justUsed')}`;
}
