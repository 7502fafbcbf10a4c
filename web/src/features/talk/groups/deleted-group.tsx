import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { formatMoment } from '../../../lib/format-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { StateView } from '../../../ui/state/state-view.tsx';
import { useGroupSettings } from './settings/settings.api.ts';

/** For its owners, as long as it can come back. */
export function DeletedGroup({ group }: { group: Group }) {
  const { t, i18n } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const { restore } = useGroupSettings(group.id);
  const until = formatMoment(new Date(group.deletedUntil ?? ''), i18n.language);
  return (
    <StateView
      kind="end"
      title={t('deleted.title', { name: group.name })}
      actions={
        <>
          {group.can.restore && (
            <Button
              variant="night"
              loading={restore.isPending}
              onClick={() =>
                restore.mutate(undefined, {
                  onError: (error) =>
                    void showToast({
                      kind: 'error',
                      title: t('deleted.restoreFailed'),
                      description: errorMessage(tRequest, error),
                    }),
                })
              }
            >
              {t('deleted.restore')}
            </Button>
          )}
          <Link to="/groups" className={buttonClasses()}>
            {t('back')}
          </Link>
        </>
      }
    >
      <p>{t('deleted.body', { until })}</p>
    </StateView>
  );
}
