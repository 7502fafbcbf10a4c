import { Telescope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MenuItem } from '../../ui/overlay/menu-item.tsx';
import { pathOf } from '../routes.ts';

/** In the account's menu: under the thumb five tabs fit, and this is the sixth. */
export function OwnProjectsItem() {
  const { t } = useTranslation();
  return (
    <MenuItem icon={<Telescope aria-hidden="true" />} link={<Link to={pathOf('yourProjects')} />}>
      {t('pages.yourProjects')}
    </MenuItem>
  );
}
