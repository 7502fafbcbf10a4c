import { EmailPart } from '../email-change/email-part.tsx';
import { ProvidersPart } from '../providers/providers-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** How somebody signs in, and where they are signed in: a part of the settings. */
export function SecuritySection() {
  return (
    <div className="flex flex-col gap-5">
      <EmailPart />
      <PasswordPart />
      <SecondFactorPart />
      <PasskeysPart />
      <ProvidersPart />
      <SessionsPart />
    </div>
  );
}
