import { ChartLine, Compass, House, type LucideIcon, Rows3, SquarePen, Telescope } from 'lucide-react';
import type { Locales } from '../../lib/language/locales.ts';
import type { PageName } from '../routes.ts';

/** Its full name is `common:pages.<name>`; under a tab there is room for one short word. */
type TabName = keyof Locales['common']['navigation']['short'];

/** What the tabs of a phone offer, in this order: five fit. */
export const tabs: { name: TabName; icon: LucideIcon }[] = [
  { name: 'home', icon: House },
  { name: 'explore', icon: Compass },
  { name: 'feed', icon: Rows3 },
  { name: 'postProject', icon: SquarePen },
  { name: 'yourProjects', icon: Telescope },
];

/** The rail has room for more; on a phone the rest is in the account's menu. A feature that brings pages adds its line. */
export const rail: { name: PageName; icon: LucideIcon }[] = [...tabs, { name: 'dashboard', icon: ChartLine }];
