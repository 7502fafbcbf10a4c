import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { useChoices } from './notifications.api.ts';
import { usePush } from './push.api.ts';
import { PushDevice } from './push-device.tsx';

/** A section of the settings: which kinds of news come, and which way. Each box is kept as it is ticked. */
export function NotificationChoices() {
  const { t } = useTranslation('notifications');
  const choices = useChoices();
  const push = usePush();
  if (choices.isPending || push.isPending) return <Skeleton className="h-40" />;
  if (choices.isLoadingError) {
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
          <ChoiceBoxes key={choice.kind} kept={choice} ways={ways} />
        ))}
      </ul>
      <p className="mt-4 text-ink-muted text-small">
        {t('choices.newsletter')}{' '}
        <Link to="/newsletter" className="link">
          {t('choices.toNewsletter')}
        </Link>
      </p>
    </>
  );
}
