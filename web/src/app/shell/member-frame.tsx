import { MemberHero } from '../../pages/home/member-hero.tsx';
import { AppRail } from './app-rail.tsx';
import { AppTabs } from './app-tabs.tsx';
import { MemberHeader } from './member-header.tsx';

/** What stands around every page for whoever is signed in, fetched in one piece. */
export const memberFrame = { Rail: AppRail, Header: MemberHeader, Tabs: AppTabs, HomeHero: MemberHero };
