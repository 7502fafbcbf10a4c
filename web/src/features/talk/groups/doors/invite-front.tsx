import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readInvite } from '@firstlight/contract/talk/groups/invites.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { errorMessage, hasCode } from '../../../../lib/api/api-error.ts';
import { formatDay } from '../../../../lib/format-time.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { StateView } from '../../../../ui/state/state-view.tsx';
import { GroupCardFrame } from '../group-card-frame.tsx';
import { AskForAccess } from './ask-for-access.tsx';
import { inviteOf, useJoinByInvite } from './doors.api.ts';
import { JoinWithCode } from './join-with-code.tsx';

/** What a code leads to: the card, and joining or asking, which the reader does themselves. */
export function InviteFront({ code }: { code: string }) {
  const { t } = useTranslation('groups');
  const invite = useQuery(inviteOf(code));
  if (invite.isPending) return <Skeleton className="h-10 w-full" />;
  if (!invite.data) {
    return hasCode(invite.error, 'groups.invite_invalid') ? (
      <StateView kind="forbidden" title={t('invite.invalid')}>
        <p className="pb-4">{t('invite.ask')}</p>
        <JoinWithCode />
      </StateView>
    ) : (
      <LoadFailure title={t('groupFailed')} error={invite.error} onRetry={() => void invite.refetch()} />
    );
  }
  return <Invited code={code} invite={invite.data} />;
}

function Invited({ code, invite }: { code: string; invite: ResultOf<typeof readInvite> }) {
  const { t, i18n } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const navigate = useNavigate();
  const join = useJoinByInvite(code);
  const { group, invitedBy, expiresAt } = invite;
  const day = formatDay(new Date(expiresAt), i18n.language);

  async function go(): Promise<void> {
    try {
      await join.mutateAsync();
      await navigate(`/groups/${group.id}`);
    } catch (error) {
      showToast({ kind: 'error', title: t('join.failed'), description: errorMessage(tRequest, error) });
    }
  }

  return (
    <GroupCardFrame group={group}>
      <p className="text-ink-muted">
        {invitedBy ? t('invite.by', { name: invitedBy.name, day }) : t('invite.until', { day })}
      </p>
      {group.isMember ? (
        <div>
          <Link to={`/groups/${group.id}`} className={buttonClasses({ variant: 'sun' })}>
            {t('open.button')}
          </Link>
        </div>
      ) : invite.grants === 'ask' ? (
        <AskForAccess groupId={group.id} code={code} />
      ) : (
        <div>
          <Button
            variant="sun"
            loading={join.isPending}
            aria-label={t('join.named', { name: group.name })}
            onClick={() => void go()}
          >
            {t('join.button')}
          </Button>
        </div>
      )}
    </GroupCardFrame>
  );
}
