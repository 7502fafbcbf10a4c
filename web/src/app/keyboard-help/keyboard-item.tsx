import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../ui/overlay/menu-item.tsx';
import { useKeyboardHelp } from './keyboard-help-context.ts';

/** In the account's menu, for whoever does not guess the key. */
export function KeyboardItem() {
  const { t } = useTranslation();
  const keyboard = useKeyboardHelp();
  return (
    <MenuItem icon={<Keyboard aria-hidden="true" />} shortcut="?" onSelect={keyboard.show}>
      {t('keys.title')}
    </MenuItem>
  );
}
