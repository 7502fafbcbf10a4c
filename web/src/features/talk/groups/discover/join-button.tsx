import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { useJoinGroup } from '../groups.api.ts';

interface JoinButtonProps {
  group: Pick<Group, 'id' | 'name'>;
  variant?: 'outline' | 'sun';
  className?: string;
}

/** Joins a public group and leads into it. */
export function JoinButton({ group, variant = 'outline', className }: JoinButtonProps) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const navigate = useNavigate();
  const join = useJoinGroup();

  // Told by the line that one is in, the list may take the button away before the answer is here.
  async function go(): Promise<void> {
    try {
      await join.mutateAsync(group.id);
      // Known at once to the search field, whose last letters would otherwise call whoever joins back to the list.
      await navigate(`/groups/${group.id}`, { flushSync: true });
    } catch (error) {
      showToast({ kind: 'error', title: t('join.failed'), description: errorMessage(tRequest, error) });
    }
  }

  return (
    <Button
      variant={variant}
      loading={join.isPending}
      aria-label={t('join.named', { name: group.name })}
      {...(className && { className })}
      onClick={() => void go()}
    >
      {t('join.button')}
    </Button>
  );
}
