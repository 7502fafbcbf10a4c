import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useChoices, useChoose } from './notifications.api.ts';
import { usePush } from './push.api.ts';
import { PushDevice } from './push-device.tsx';

/** A section of the settings: which kinds of news come, and which way. Each box is kept as it is ticked. */
export function NotificationChoices() {
  const { t } = useTranslation('notifications');
  const choices = useChoices();
  const choose = useChoose();
  const push = usePush();
  if (choices.isPending || push.isPending) return <Skeleton className="h-40" />;
  if (choices.isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{t('failed')}</p>
        <Button size="sm" onClick={() => void choices.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  const publicKey = push.data?.publicKey;
  const ways = publicKey ? (['inApp', 'byMail', 'byPush'] as const) : (['inApp', 'byMail'] as const);
  return (
    <>
      <p className="prose-width text-ink-muted text-small">{t('choices.body')}</p>
      {publicKey && <PushDevice publicKey={publicKey} isOn={push.data?.isOn === true} />}
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {choices.data.map((choice) => (
          <li key={choice.kind}>
            <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5">
              <legend className="float-left mr-auto font-medium">{t(`choices.kinds.${choice.kind}`)}</legend>
              <div className="flex flex-wrap gap-x-6">
                {ways.map((way) => (
                  <Checkbox
                    key={way}
                    label={t(`choices.${way}`)}
                    checked={choice[way]}
                    onChange={(checked) => choose.mutate({ ...choice, [way]: checked })}
                  />
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 font-medium text-rose text-small">
        {choose.isError && t('choices.failed')}
      </p>
    </>
  );
}
