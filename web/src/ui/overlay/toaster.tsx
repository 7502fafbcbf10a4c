import { Toast as BaseToast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWindowAway } from '../use-window-away.ts';
import { listenToToasts, type ShownToast, type ToastMessage } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';

interface ToasterProps {
  /** The "keep messages" setting: toasts stay until they are dismissed. */
  keep?: boolean;
}

const usualSeconds = 8;

/**
 * Never over a button. On a phone above the tabs, and above what a page keeps at the thumb, which it marks
 * `data-thumb-bar`. Where a header has the room, in its free middle (`data-frame`). A phone's sheets, marked `data-sheet`,
 * rise from below: while one is open, toasts come from above; on a wider screen they then stand behind it.
 * The rules in `signature.css` set every edge, because a utility class for an edge would override them.
 */
const viewportClasses = 'toasts fixed z-70 flex flex-col-reverse gap-2';

/** Draws what `showToast` says. Mounted once, near the root, and free to be loaded late. */
export function Toaster({ keep = false }: ToasterProps) {
  return (
    <BaseToast.Provider limit={3} timeout={keep ? 0 : usualSeconds * 1000}>
      <ToastList keep={keep} />
    </BaseToast.Provider>
  );
}

function ToastList({ keep }: { keep: boolean }) {
  const { t } = useTranslation('ui');
  const away = useWindowAway();
  const { toasts, add } = BaseToast.useToastManager<ToastMessage>();

  const [latest, setLatest] = useState<string>();
  const front = toasts.find(({ id }) => id === latest) ?? toasts[0];

  useEffect(
    () =>
      listenToToasts((toast) => {
        add(toBaseToast(toast, keep));
        setLatest(toast.id);
      }),
    [add, keep],
  );

  return (
    <BaseToast.Portal>
      {/* On phones above the help button, on tablets beside it and above the tabs. */}
      <BaseToast.Viewport
        aria-label={t('toast.region')}
        data-away={away || undefined}
        className={viewportClasses}
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            ringing={!keep}
            behind={toast !== front && toast.type !== 'error'}
          />
        ))}
      </BaseToast.Viewport>
    </BaseToast.Portal>
  );
}

function toBaseToast(message: ShownToast, keep: boolean) {
  const stays = keep || message.action !== undefined || message.progress !== undefined;
  return {
    id: message.id,
    title: message.title,
    description: message.description,
    type: message.kind ?? 'info',
    priority: message.kind === 'error' ? ('high' as const) : ('low' as const),
    timeout: stays ? 0 : (message.seconds ?? usualSeconds) * 1000,
    data: message,
  };
}
