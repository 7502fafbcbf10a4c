import type { Passkey } from '@firstlight/contract/people/accounts/passkeys.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useRemovePasskey } from './passkeys.api.ts';
import { RenamePasskey } from './rename-passkey.tsx';
import { SavedMark } from './saved-mark.tsx';
import { onDay, timeAgo } from './time-ago.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  onRemoved: () => void;
}

export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { t } = useTranslation('security');
  const [mode, setMode] = useState<'shown' | 'renaming' | 'renamed' | 'asking'>('shown');
  const remove = useRemovePasskey();
  const pencil = useRef<HTMLButtonElement>(null);

  const leaveRenaming = (renamed: boolean) => {
    setMode(renamed ? 'renamed' : 'shown');
    // The button is back with the next drawing.
    requestAnimationFrame(() => pencil.current?.focus());
  };

  return (
    <li className="flex flex-col gap-3 py-3">
      {mode === 'renaming' ? (
        <RenamePasskey passkey={passkey} onLeave={leaveRenaming} />
      ) : (
        <div className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <p className="break-words font-semibold">{passkey.name}</p>
            <p className="text-ink-muted text-small">
              <Times passkey={passkey} />
            </p>
          </div>
          <SavedMark>{mode === 'renamed' && t('saved')}</SavedMark>
          <IconButton
            ref={pencil}
            label={t('passkeys.rename', { name: passkey.name })}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setMode('renaming')}
          />
          <IconButton
            label={t('passkeys.remove', { name: passkey.name })}
            icon={<Trash2 aria-hidden="true" />}
            disabled={remove.isPending}
            onClick={() => setMode('asking')}
          />
        </div>
      )}
      {remove.isError && <AuthFailureNotice error={remove.error} />}
      <ConfirmDialog
        open={mode === 'asking'}
        onOpenChange={(open) => setMode(open ? 'asking' : 'shown')}
        title={t('passkeys.ask.title', { name: passkey.name })}
        confirmLabel={t('passkeys.ask.confirm')}
        // It closes at once: the password may be asked for next.
        onConfirm={() => remove.mutate(passkey.id, { onSuccess: onRemoved })}
      >
        {t('passkeys.ask.body')}
      </ConfirmDialog>
    </li>
  );
}

function Times({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { t, i18n } = useTranslation('security');
  const added = t('passkeys.since', { day: onDay(createdAt, i18n.language) });
  if (!lastUsedAt) return `${added} · ${t('passkeys.neverUsed')}`;
  const ago = timeAgo(lastUsedAt, i18n.language);
  return `${added} · ${ago ? t('lastUsed', { ago }) : t('justUsed')}`;
}
