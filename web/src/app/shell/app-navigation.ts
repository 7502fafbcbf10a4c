import {
  ChartLine,
  Compass,
  Gauge,
  HandCoins,
  Inbox,
  type LucideIcon,
  Mail,
  MessageCircle,
  Plus,
  Rows3,
  Scale,
  Telescope,
  UsersRound,
} from 'lucide-react';
import type { Locales } from '../../lib/language/locales.ts';
import type { PageName } from '../page-route.ts';

/** Its full name is `common:pages.<name>`; under a tab there is room for one short word. */
type TabName = keyof Locales['common']['navigation']['short'];

interface RailLink {
  name: PageName;
  icon: LucideIcon;
  /** What lies below its address belongs to it. */
  isDeep?: true;
}

/** What the rail of signed-in people leads to, in this order. A feature that brings pages adds its line. */
export const rail: RailLink[] = [
  { name: 'dashboard', icon: Inbox },
  { name: 'feed', icon: Rows3 },
  { name: 'explore', icon: Compass },
  { name: 'groups', icon: UsersRound, isDeep: true },
  { name: 'messages', icon: MessageCircle, isDeep: true },
  { name: 'yourProjects', icon: Telescope },
];

/** Among admins' pages their own stand first; the last leads back to everybody's. */
export const adminRail: typeof rail = [
  { name: 'admin', icon: Gauge },
  { name: 'moderation', icon: Scale },
  { name: 'analytics', icon: ChartLine },
  { name: 'adminSupport', icon: HandCoins },
  { name: 'adminNewsletter', icon: Mail },
  { name: 'feed', icon: Rows3 },
  { name: 'yourProjects', icon: Telescope },
];

/** What the tabs of a phone offer, in this order: five fit. The rest is in the account's menu. */
export const tabs: { name: TabName; icon: LucideIcon }[] = [
  { name: 'dashboard', icon: Inbox },
  { name: 'feed', icon: Rows3 },
  { name: 'postProject', icon: Plus },
  { name: 'explore', icon: Compass },
  { name: 'groups', icon: UsersRound },
];
