import { languages } from '@firstlight/contract/languages.ts';
import {
  CircleQuestionMark,
  CircleUserRound,
  FileText,
  Keyboard,
  Languages,
  LifeBuoy,
  LogOut,
  Plus,
  Settings,
  SunMoon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHelp } from '../../features/office/help/help-context.ts';
import { type HelpTopicText, helpTabs } from '../../features/office/help/help-topics.ts';
import { useSignOut } from '../../features/people/accounts/accounts.api.ts';
import { useMe } from '../../features/people/accounts/me.api.ts';
import type { Namespace } from '../../lib/language/locales.ts';
import { chooseTheme, themeChoices } from '../../lib/theme.ts';
import { useKeyboardHelp } from '../keyboard-help/keyboard-help-context.ts';
import { pageName } from '../page-title.ts';
import { routes } from '../routes.ts';
import { useSwitchLanguage } from '../shell/switches/use-switch-language.ts';
import type { PaletteRow } from './palette-rows.ts';

/** Pages that one is sent to, and does not look for; posting is an act. */
const unlisted = [
  'notFound',
  'unauthorized',
  'termsRequired',
  'leave',
  'accountSuspended',
  'profile',
  'postProject',
  'authReturn',
];

/** Texts of features that name their pages themselves, which may not be there yet. */
const namespacesOfTitles = routes.flatMap(({ title }) => (title?.split(':', 1) ?? []) as Namespace[]);

/** What the browser knows by itself: pages, acts and topics of the help. */
export function useLocalRows(): Record<'pages' | 'acts' | 'help', PaletteRow[]> {
  return { pages: usePages(), acts: useActs(), help: useHelpTopics() };
}

function usePages(): PaletteRow[] {
  const { t } = useTranslation('palette');
  const { t: tPages } = useTranslation(['common', ...namespacesOfTitles]);
  const { t: tSettings } = useTranslation('settings');
  const me = useMe();
  const pages = routes
    .filter(({ name, path }) => !unlisted.includes(name) && !path.includes(':'))
    .filter(({ path }) => !path.startsWith('/admin') || me?.admin)
    .filter(({ name }) => name !== 'auth' || !me)
    .map((page) => ({
      key: `page ${page.name}`,
      label: pageName(tPages, page),
      icon: FileText,
      to: page.path,
    }));
  if (!me) return pages;
  const settings = Object.entries(tSettings('sections', { returnObjects: true }))
    // Few have anything there, and their news lead them to it.
    .filter(([id]) => id !== 'standing')
    .map(([id, label]) => ({
      key: `settings ${id}`,
      label,
      more: t('settings'),
      icon: Settings,
      to: `/settings/${id}`,
    }));
  const own = {
    key: 'page own',
    label: t('ownProfile'),
    icon: CircleUserRound,
    to: `/profile/${me.username}`,
  };
  return [...pages, own, ...settings];
}

function useActs(): PaletteRow[] {
  const { t } = useTranslation('palette');
  const { t: tCommon } = useTranslation();
  const switchLanguage = useSwitchLanguage();
  const help = useHelp();
  const keyboard = useKeyboardHelp();
  const signOut = useSignOut();
  const me = useMe();
  return [
    { key: 'act post', label: tCommon('pages.postProject'), icon: Plus, to: '/post-project' },
    { key: 'act help', label: tCommon('help.open'), icon: CircleQuestionMark, run: () => help.show() },
    { key: 'act keys', label: tCommon('keys.title'), icon: Keyboard, run: keyboard.show },
    ...themeChoices.map((choice) => ({
      key: `act theme ${choice}`,
      label: t(`theme.${choice}`),
      icon: SunMoon,
      run: () => chooseTheme(choice),
    })),
    ...languages.map((language) => ({
      key: `act language ${language}`,
      label: t(`language.${language}`),
      icon: Languages,
      run: () => switchLanguage(language),
    })),
    ...(me ? [{ key: 'act out', label: t('signOut'), icon: LogOut, run: () => signOut.mutate() }] : []),
  ];
}

function useHelpTopics(): PaletteRow[] {
  const { t } = useTranslation('help');
  const help = useHelp();
  return helpTabs.flatMap((tab) => {
    const topics = t(`topics.${tab}`, { returnObjects: true }) as unknown as Record<string, HelpTopicText>;
    return Object.entries(topics).map(([key, { title }]) => ({
      key: `help ${tab} ${key}`,
      label: title,
      icon: LifeBuoy,
      run: () => help.show(title),
    }));
  });
}
