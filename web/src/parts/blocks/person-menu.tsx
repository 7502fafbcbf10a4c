import { Ban, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { MenuItem } from '../../ui/overlay/menu-item.tsx';
import { type NamedPerson, useBlocking } from './use-blocking.ts';

interface PersonMenuProps {
  person: NamedPerson;
  isBlocked: boolean;
  size?: 'sm' | 'md';
}

/** What one may do about somebody, beside their name. */
export function PersonMenu({ person, isBlocked, size = 'md' }: PersonMenuProps) {
  const { t } = useTranslation('blocks');
  const { block, unblock } = useBlocking();
  const { name } = person;
  return (
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
      <MenuItem
        icon={<Ban aria-hidden="true" />}
        danger={!isBlocked}
        onSelect={() => void (isBlocked ? unblock(person) : block(person))}
      >
        {t(isBlocked ? 'menu.unblock' : 'menu.block', { name })}
      </MenuItem>
    </Menu>
  );
}
