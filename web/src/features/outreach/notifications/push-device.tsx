import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { useTurnPush } from './push.api.ts';
import { canPush, isAllowed, isDenied } from './push-ceremony.ts';

interface PushDeviceProps {
  publicKey: string;
  isOn: boolean;
}

/** Says what pushes are before anything is asked; only the press makes the browser ask. */
export function PushDevice({ publicKey, isOn }: PushDeviceProps) {
  const { t } = useTranslation('notifications');
  const turn = useTurnPush();
  const state = stateOf(isOn);
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      <h3 className="font-semibold">{t('push.title')}</h3>
      <p className="prose-width text-ink-muted text-small">{t(`push.${state}`)}</p>
      {/* One button for both ways, so that it keeps the focus of whoever pressed it. */}
      {(state === 'explanation' || state === 'on') && (
        <Button
          size="sm"
          loading={turn.isPending}
          onClick={() => turn.mutate(state === 'on' ? null : publicKey)}
        >
          {state === 'on' ? t('push.turnOff') : t('push.turnOn')}
        </Button>
      )}
      <p role="status" className="font-medium text-rose text-small">
        {turn.isError && t('push.failed')}
      </p>
    </div>
  );
}

/** Somebody may have taken the permission back in the browser's own settings since. */
function stateOf(isOn: boolean): 'unsupported' | 'denied' | 'on' | 'explanation' {
  if (!canPush()) return 'unsupported';
  if (isDenied()) return 'denied';
  return isOn && isAllowed() ? 'on' : 'explanation';
}
