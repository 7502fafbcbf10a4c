import { useForgetMe } from '../../features/people/accounts/accounts.api.ts';
import { DangerZone } from '../../features/people/personal-data/danger-zone.tsx';
import type { SettingsProps } from './settings-sections.tsx';

export function Danger({ me, onErased }: Pick<SettingsProps, 'me' | 'onErased'>) {
  const forgetMe = useForgetMe();
  const leave = () => {
    onErased();
    void forgetMe();
  };
  return <DangerZone username={me.username} hasPassword={me.hasPassword} onErased={leave} />;
}
