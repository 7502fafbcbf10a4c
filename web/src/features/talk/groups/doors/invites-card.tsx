import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { openInvitesOf } from './doors.api.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteView } from './invite-view.tsx';

/** The codes that still work, the latest first. */
export function InvitesCard({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const list = useInfiniteQuery(openInvitesOf(group.id));
  const [isMaking, setMaking] = useState(false);
  const open = list.data?.pages.flatMap((page) => page.items);
  return (
    <SettingsCard
      id="invitations"
      title={t('invites.title')}
      beside={
        <Button size="sm" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {t('invites.make')}
        </Button>
      }
    >
      {!open ? (
        list.isError ? (
          <LoadFailure
            headingLevel={3}
            title={t('invites.failed')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Skeleton className="h-10 w-full" />
        )
      ) : open.length === 0 ? (
        <p className="text-ink-muted">{t('invites.empty')}</p>
      ) : (
        <>
          <ul aria-label={t('invites.title')} className="divide-y divide-line border-line border-t">
            {open.map((invite) => (
              <li key={invite.id} className="py-4">
                <InviteView group={group} invite={invite} />
              </li>
            ))}
          </ul>
          <MoreButton size="sm" list={list}>
            {t('discover.more')}
          </MoreButton>
        </>
      )}
      {isMaking && <InviteDialog group={group} onClose={() => setMaking(false)} />}
    </SettingsCard>
  );
}
