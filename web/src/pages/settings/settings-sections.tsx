import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { OwnProfile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { type ComponentType, useId } from 'react';
import { OwnReportsSetting } from '../../features/office/cases/own-reports-setting.tsx';
import { StandingSection } from '../../features/office/standing/standing-section.tsx';
import { OwnPlansSetting } from '../../features/office/support/own-plans-setting.tsx';
import { NotificationChoices } from '../../features/outreach/notifications/notification-choices.tsx';
import { SecuritySection } from '../../features/people/accounts/security/security-section.tsx';
import { LanguageSetting } from '../../features/people/accounts/settings/language-setting.tsx';
import { MotionSetting } from '../../features/people/accounts/settings/motion-setting.tsx';
import { useNameSetting } from '../../features/people/accounts/settings/name-setting.tsx';
import { RoleSetting } from '../../features/people/accounts/settings/role-setting.tsx';
import { ShortcutsSetting } from '../../features/people/accounts/settings/shortcuts-setting.tsx';
import { ThemeSetting } from '../../features/people/accounts/settings/theme-setting.tsx';
import { useUsernameSetting } from '../../features/people/accounts/settings/username-setting.tsx';
import { BlockedSetting } from '../../features/people/blocks/blocked-setting.tsx';
import { ExportSection } from '../../features/people/personal-data/export-section.tsx';
import { AvatarSetting } from '../../features/reputation/profiles/avatar-setting.tsx';
import { InterestsSetting } from '../../features/reputation/profiles/interests-setting.tsx';
import { VisibilitySetting } from '../../features/reputation/profiles/visibility-setting.tsx';
import { useWordsSetting } from '../../features/reputation/profiles/words-setting.tsx';
import type { Locales } from '../../lib/language/locales.ts';
import { SaveForm } from '../../ui/field/save-form.tsx';
import { DangerAndExport } from './danger-and-export.tsx';

export interface SettingsProps {
  me: Me;
  profile: OwnProfile;
  /** The account is gone, and with it this page. */
  onErased: () => void;
}

interface Section {
  /** Its address, `/settings/<id>`; its title is `settings:sections.<id>`, and what it is found by `settings:find.<id>`. */
  id: keyof Locales['settings']['sections'];
  Content: ComponentType<SettingsProps>;
  /** Named among the others only for whoever has anything there. */
  isRare?: true;
}

/** What there is to set, in this order, each at its own address; a feature that brings settings adds its line. */
export const settingsSections: readonly [Section, ...Section[]] = [
  { id: 'profile', Content: ProfileFields },
  { id: 'role', Content: ({ me }) => <RoleSetting role={me.role} /> },
  { id: 'security', Content: SecuritySection },
  { id: 'interests', Content: ({ profile }) => <InterestsSetting interests={profile.interests} /> },
  { id: 'notifications', Content: NotificationChoices },
  { id: 'appearance', Content: Appearance },
  { id: 'accessibility', Content: Accessibility },
  { id: 'privacy', Content: Privacy },
  { id: 'standing', Content: StandingSection, isRare: true },
  { id: 'support', Content: OwnPlansSetting },
  { id: 'export', Content: ExportSection },
  { id: 'danger', Content: DangerAndExport },
];

function ProfileFields({ me, profile }: SettingsProps) {
  // In one queue: each answer holds the whole account or profile, and the last one stays.
  const queue = useId();
  const parts = [
    useNameSetting(me.name, queue),
    useUsernameSetting(me.username, queue),
    useWordsSetting('bio', profile.bio, queue),
    useWordsSetting('location', profile.location, queue),
  ];
  return (
    <>
      <AvatarSetting name={me.name} avatar={profile.avatar} />
      <SaveForm parts={parts} />
    </>
  );
}

function Privacy({ profile }: SettingsProps) {
  return (
    <>
      <VisibilitySetting visibility={profile.visibility} />
      <BlockedSetting />
      <OwnReportsSetting />
    </>
  );
}

function Appearance({ me }: SettingsProps) {
  return (
    <>
      <LanguageSetting language={me.language} />
      <ThemeSetting />
    </>
  );
}

function Accessibility({ me }: SettingsProps) {
  return (
    <>
      <ShortcutsSetting shortcuts={me.shortcuts} />
      <MotionSetting motion={me.motion} />
    </>
  );
}
