import { Ban, Ellipsis, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { MenuItem } from '../../ui/overlay/menu-item.tsx';
import type { Reported } from '../reports/reported.ts';
import { useReport } from '../reports/use-report.tsx';
import { type NamedPerson, useBlocking } from './use-blocking.ts';

interface PersonMenuProps {
  person: NamedPerson;
  isBlocked: boolean;
  /** What of theirs stands here. */
  reported: Reported;
  size?: 'sm' | 'md';
  /** What else may be done here, before the rest. */
  children?: ReactNode;
}

/** What one may do about somebody, beside their name. */
export function PersonMenu({ person, isBlocked, reported, size = 'md', children }: PersonMenuProps) {
  const { t } = useTranslation('blocks');
  const { block, unblock } = useBlocking();
  const { t: tCommon } = useTranslation();
  const { ask, dialog } = useReport(reported);
  const { name } = person;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size={size}
            tooltip={false}
            label={t('menu.open', { name })}
            icon={<Ellipsis aria-hidden="true" className="size-5" />}
          />
        }
      >
        {children}
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={ask}>
          {tCommon(`report.${reported.kind}`)}
        </MenuItem>
        <MenuItem
          icon={<Ban aria-hidden="true" />}
          danger={!isBlocked}
          onSelect={() => void (isBlocked ? unblock(person) : block(person))}
        >
          {t(isBlocked ? 'menu.unblock' : 'menu.block', { name })}
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
}
