import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { forgetNotice } from './seen-notice.ts';
import { useStanding } from './standing.api.ts';

/** Says once, on the first page after it, that a suspension is over, and whose mistake it was. */
export function WelcomeBack() {
  const { t } = useTranslation('standing');
  const navigate = useNavigate();
  const sanctions = useStanding().data?.sanctions;
  useEffect(() => {
    if (!sanctions) return;
    forgetNotice();
    const last = sanctions.find(({ step }) => step === 'restriction' || step === 'suspension');
    const isOurMistake = last?.state === 'overturned';
    showToast({
      id: 'welcome-back',
      kind: 'success',
      title: t(isOurMistake ? 'back.overturned' : 'back.ended'),
      ...(last?.appeal?.outcome && {
        action: { label: t('back.look'), onPress: () => void navigate('/settings/standing') },
      }),
    });
  }, [sanctions, t, navigate]);
  return null;
}
