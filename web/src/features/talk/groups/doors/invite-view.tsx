import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { invitePath } from '@firstlight/contract/talk/groups/invite-code.ts';
import type { Invite } from '@firstlight/contract/talk/groups/invites.ts';
import { Copy, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { formatMoment } from '../../../../lib/format-time.ts';
import { useCopy } from '../../../../lib/use-copy.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { useInviteActs } from './doors.api.ts';

/** Fetched for whoever wants to see it: drawing one takes a library. */
const InviteQr = lazyPart(async () => (await import('./invite-qr.tsx')).InviteQr);

interface InviteViewProps {
  group: Group;
  invite: Invite;
}

export function InviteView({ group, invite }: InviteViewProps) {
  const { t, i18n } = useTranslation('groups');
  const { copied, copy } = useCopy();
  const [isDrawn, setDrawn] = useState(false);
  const link = `${location.origin}${invitePath(invite.code)}`;
  const uses =
    invite.usesLeft === null ? t('invites.unlimited') : t('invites.usesLeft', { count: invite.usesLeft });
  return (
    <div className="flex flex-col items-start gap-3">
      <div>
        <p className="text-ink-muted text-small">
          {invite.invitee ? t('invites.for', { name: invite.invitee.name }) : t('invites.code')}
        </p>
        <p className="font-log text-h3">{spaced(invite.code)}</p>
        <p className="text-ink-muted text-small">
          {t('invites.until', { moment: formatMoment(new Date(invite.expiresAt), i18n.language) })} {uses}{' '}
          {invite.cameBy.count > 0 && t('invites.cameBy', { count: invite.cameBy.count })}
        </p>
      </div>
      {isDrawn && <InviteQr link={link} label={t('invites.qr', { name: group.name })} />}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" done={copied} onClick={() => copy(link)}>
          <Copy aria-hidden="true" className="size-4" />
          {t('invites.copy')}
        </Button>
        <Button size="sm" variant="ghost" aria-expanded={isDrawn} onClick={() => setDrawn(!isDrawn)}>
          <QrCode aria-hidden="true" className="size-4" />
          {t('invites.showQr')}
        </Button>
        <Revoke group={group} invite={invite} />
      </div>
    </div>
  );
}

/** Whoever has the code cannot be told: it asks first. */
function Revoke({ group, invite }: InviteViewProps) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const { revoke } = useInviteActs(group.id);
  const [isAsking, setAsking] = useState(false);

  async function revokeIt(): Promise<void> {
    try {
      await revoke.mutateAsync(invite.id);
      showToast({ title: t('invites.revoked') });
    } catch (error) {
      showToast({ kind: 'error', title: t('saveFailed'), description: errorMessage(tRequest, error) });
    }
  }

  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('invites.revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('invites.revokeTitle', { code: spaced(invite.code) })}
        confirmLabel={t('invites.revoke')}
        onConfirm={revokeIt}
      >
        <p>{t('invites.revokeBody')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Two halves are easier to read out than ten characters. */
const spaced = (code: string) => `${code.slice(0, 5)} ${code.slice(5)}`.toUpperCase();
