import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '../sign-in/passkey-ceremony.ts';
import { AddPasskey } from './add-passkey.tsx';
import { Loaded } from './loaded.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { usePasskeys } from './passkeys.api.ts';
import { SecurityPart } from './security-part.tsx';

export function PasskeysPart() {
  const { t } = useTranslation('security');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = usePasskeys();
  return (
    <SecurityPart title={t('passkeys.title')} lead={t('passkeys.lead')} headingRef={heading}>
      <Loaded query={list}>
        {({ passkeys }) => (
          <>
            {passkeys.length > 0 && (
              <ul className="flex flex-col divide-y divide-line border-line border-y">
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => heading.current?.focus()} />
                ))}
              </ul>
            )}
            {canUsePasskeys() ? (
              <AddPasskey number={passkeys.length + 1} />
            ) : (
              <p className="text-ink-muted">{t('passkeys.unsupported')}</p>
            )}
          </>
        )}
      </Loaded>
    </SecurityPart>
  );
}
