import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { useSayNotLoaded } from '../../../../ui/lazy/use-say-not-loaded.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { Loaded } from './loaded.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorInForce } from './second-factor-in-force.tsx';
import { useBeginSecondFactor, useSecondFactor } from './security.api.ts';
import { SecurityPart } from './security-part.tsx';

export function SecondFactorPart() {
  const { t } = useTranslation('security');
  const factor = useSecondFactor();
  const begin = useBeginSecondFactor();
  const [codes, setCodes] = useState<string[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const sayNotLoaded = useSayNotLoaded();
  const SecondFactorSetup = useLazyPart(begin.isPending || begin.isSuccess, loadSetup, (failure) => {
    begin.reset();
    sayNotLoaded(failure);
  });

  const backToHeading = () => heading.current?.focus();
  const leaveSetup = () => {
    begin.reset();
    backToHeading();
  };

  return (
    <SecurityPart
      title={t('factor.title')}
      lead={t('factor.lead')}
      headingRef={heading}
      state={
        factor.data && (
          <Badge tone={factor.data.since ? 'leaf' : 'neutral'}>{t(factor.data.since ? 'on' : 'off')}</Badge>
        )
      }
    >
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(undefined);
            backToHeading();
          }}
        />
      )}
      <Loaded query={factor}>
        {({ since, recoveryCodesLeft }) =>
          since ? (
            <SecondFactorInForce
              since={since}
              recoveryCodesLeft={recoveryCodesLeft}
              onCodes={setCodes}
              onRemoved={() => {
                setCodes(undefined);
                backToHeading();
              }}
            />
          ) : begin.data && SecondFactorSetup ? (
            <SecondFactorSetup
              secret={begin.data}
              onDone={(recoveryCodes) => {
                setCodes(recoveryCodes);
                begin.reset();
              }}
              onCancel={leaveSetup}
            />
          ) : (
            <div className="flex flex-col items-start gap-3">
              {begin.isError && <AuthFailureNotice error={begin.error} />}
              <Button loading={begin.isPending} onClick={() => begin.mutate()}>
                {t('factor.turnOn')}
              </Button>
            </div>
          )
        }
      </Loaded>
    </SecurityPart>
  );
}

const loadSetup = async () => (await import('./second-factor-setup.tsx')).SecondFactorSetup;
