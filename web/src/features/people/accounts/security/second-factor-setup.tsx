import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useCopy } from '../../../../lib/use-copy.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { QrCode, qrCodeOf } from '../../../../ui/picture/qr-code.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useConfirmSecondFactor } from './security.api.ts';

interface SecondFactorSetupProps {
  /** For apps on the same device, and for those who cannot scan. */
  secret: { key: string; address: string };
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function SecondFactorSetup({ secret, onDone, onCancel }: SecondFactorSetupProps) {
  const { t } = useTranslation('security');
  const { t: tAccounts } = useTranslation('accounts');
  const { copied, copy } = useCopy();
  const picture = useMemo(() => qrCodeOf(secret.address), [secret.address]);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const confirm = useConfirmSecondFactor();
  const isWrong = hasCode(confirm.error, 'accounts.wrong_code');
  const isShort = code.replaceAll(/\D/g, '').length < securityRules.codeDigits;

  useEffect(() => heading.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort) return input.current?.focus();
    confirm.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
      onError: () => input.current?.select(),
    });
  };

  return (
    <div className="flex flex-col gap-5 border-line border-t pt-4">
      <div className="flex flex-wrap gap-5">
        <QrCode code={picture} label={t('factor.qr')} className="size-48 shrink-0 border border-line" />
        <div className="flex min-w-0 flex-1 basis-64 flex-col items-start gap-2">
          <h4 ref={heading} tabIndex={-1} className="font-semibold">
            {t('factor.scan')}
          </h4>
          <p className="text-ink-muted">{t('factor.typeKey')}</p>
          <p className="font-log text-small">{secret.key.match(/.{1,4}/g)?.join(' ')}</p>
          <Button size="sm" onClick={() => copy(secret.key)}>
            {t(copied ? 'copied' : 'copy')}
          </Button>
        </div>
      </div>
      <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
        <Field
          label={t('factor.code')}
          hint={t('factor.codeHint')}
          error={
            (tried && isShort && tAccounts('code.empty.app')) || (isWrong && tAccounts('errors.wrong_code'))
          }
        >
          <TextInput
            ref={input}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              if (isWrong) confirm.reset();
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            enterKeyHint="done"
          />
        </Field>
        {confirm.isError && !isWrong && <AuthFailureNotice error={confirm.error} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="sun" loading={confirm.isPending}>
            {t('factor.confirm')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
