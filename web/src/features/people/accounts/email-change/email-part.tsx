import { accountRules } from '@firstlight/contract/rules.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../me.api.ts';
import { Loaded } from '../security/loaded.tsx';
import { SecurityPart } from '../security/security-part.tsx';
import { AskedEmail } from './asked-email.tsx';
import { useEmailChange } from './email-change.api.ts';
import { NewEmailForm } from './new-email-form.tsx';

/** The address one has, the one that was asked for, and the way to another. */
export function EmailPart() {
  const { t } = useTranslation('security');
  const me = useMe();
  const change = useEmailChange();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SecurityPart
      title={t('email.title')}
      lead={t('email.lead', { count: accountRules.emailUndoDays })}
      headingRef={heading}
    >
      <p className="max-w-full break-all font-semibold">{me?.email}</p>
      <Loaded query={change}>
        {({ asked }) =>
          asked ? (
            <AskedEmail asked={asked} onDropped={() => heading.current?.focus()} />
          ) : (
            <NewEmailForm own={me?.email ?? ''} onAsked={() => heading.current?.focus()} />
          )
        }
      </Loaded>
    </SecurityPart>
  );
}
