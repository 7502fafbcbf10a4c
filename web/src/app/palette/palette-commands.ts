import { languages } from '@firstlight/contract/languages.ts';
import {
  CircleQuestionMark,
  CircleUserRound,
  FileText,
  Languages,
  type LucideIcon,
  SunMoon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useHelp } from '../../features/office/help/help-context.ts';
import { useMe } from '../../features/people/accounts/me.api.ts';
import type { Namespace } from '../../lib/language/locales.ts';
import { chooseTheme, themeChoices } from '../../lib/theme.ts';
import { pageName } from '../page-title.ts';
import { routes } from '../routes.ts';
import { useSwitchLanguage } from '../shell/use-switch-language.ts';

export interface Command {
  value: string;
  label: string;
  icon: LucideIcon;
  run: () => void;
}

export interface CommandGroup {
  value: string;
  items: Command[];
}

/** Pages that one is sent to, and does not look for. */
const unlisted = ['notFound', 'unauthorized', 'termsRequired', 'leave', 'profile'];

/** Texts of features that name their pages themselves, which may not be there yet. */
const namespacesOfTitles = routes.flatMap(({ title }) => (title?.split(':', 1) ?? []) as Namespace[]);

export function usePaletteCommands(): CommandGroup[] {
  const { t } = useTranslation('palette');
  const { t: tCommon } = useTranslation();
  const { t: tPages } = useTranslation(['common', ...namespacesOfTitles]);
  const navigate = useNavigate();
  const switchLanguage = useSwitchLanguage();
  const help = useHelp();
  const me = useMe();

  const pages = routes
    .filter(({ name, path }) => !unlisted.includes(name) && !path.includes(':'))
    .filter(({ name }) => name !== 'admin' || me?.admin)
    .map((page) => ({
      value: page.name,
      label: pageName(tPages, page),
      icon: FileText,
      run: () => void navigate(page.path),
    }));
  const ownProfile = me
    ? [
        {
          value: 'ownProfile',
          label: t('ownProfile'),
          icon: CircleUserRound,
          run: () => void navigate(`/profile/${me.username}`),
        },
      ]
    : [];
  const helpCommand = {
    value: 'help',
    label: tCommon('help.open'),
    icon: CircleQuestionMark,
    run: help.show,
  };
  const themes = themeChoices.map((choice) => ({
    value: choice,
    label: t(`theme.${choice}`),
    icon: SunMoon,
    run: () => chooseTheme(choice),
  }));
  const tongues = languages.map((language) => ({
    value: language,
    label: t(`language.${language}`),
    icon: Languages,
    run: () => switchLanguage(language),
  }));
  return [
    { value: t('groups.pages'), items: [...pages, ...ownProfile, helpCommand] },
    { value: t('groups.theme'), items: themes },
    { value: t('groups.language'), items: tongues },
  ];
}
