import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { Ellipsis, Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReport } from '../../../parts/reports/use-report.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { MenuItem } from '../../../ui/overlay/menu-item.tsx';

/** What a member can do about the group itself. Its owners change what stands on the card. */
export function GroupMenu({ group }: { group: Pick<Group, 'id' | 'name' | 'can'> }) {
  const { t } = useTranslation('groups');
  const { t: tCommon } = useTranslation();
  const report = useReport({ kind: 'group', address: group.id });
  if (group.can.own) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="sm"
            tooltip={false}
            label={t('menu', { name: group.name })}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={report.ask}>
          {tCommon('report.group')}
        </MenuItem>
      </Menu>
      {report.dialog}
    </>
  );
}
