import { Toast as BaseToast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../button/button-classes.ts';
import { iconButtonClasses } from '../button/icon-button-classes.ts';
import { RingTimer } from '../picture/ring-timer.tsx';
import type { ToastMessage } from './show-toast.ts';

interface ToastCardProps {
  toast: BaseToast.Root.ToastObject<ToastMessage>;
  /** Whether it goes away by itself. */
  ringing: boolean;
  /**
   * A newer one stands before it. Three in a row would cover the buttons under the thumb, or what a page begins with, and move over them.
   * It is still heard, still counts down, and is seen while it has the focus.
   */
  behind: boolean;
}

const icons = {
  info: <Info className="size-5 text-sky" aria-hidden="true" />,
  success: <Check className="size-5 text-leaf" aria-hidden="true" />,
  error: <CircleAlert className="size-5 text-rose" aria-hidden="true" />,
};

const cardClasses = [
  'group/toast relative overflow-hidden rounded-control border border-line bg-raised shadow-e2',
  'transition-[opacity,transform] duration-240 data-limited:hidden',
  'data-ending-style:-translate-x-8 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
];

// The library's own close button is hidden from readers until the stack unfolds; this list never folds.
export function ToastCard({ toast, ringing, behind }: ToastCardProps) {
  const { t } = useTranslation('ui');
  const { close } = BaseToast.useToastManager();
  const message = toast.data;
  const undone = useRef(false);
  useGone(message?.onGone, undone);
  return (
    <BaseToast.Root
      toast={toast}
      swipeDirection={['left', 'down']}
      className={clsx(cardClasses, behind && 'max-sm:not-focus-within:sr-only lg:not-focus-within:sr-only')}
    >
      <BaseToast.Content className="flex items-center gap-3 py-2 pr-2 pl-3.5">
        {icons[message?.kind ?? 'info']}
        <div className="min-w-0 flex-1 py-1 text-[0.9375rem] leading-snug">
          <BaseToast.Title className="font-semibold" render={<p />} />
          <BaseToast.Description className="text-ink-muted text-small" />
        </div>
        {message?.undo && (
          <button
            type="button"
            className={buttonClasses({ variant: 'outline', size: 'sm' })}
            onClick={() => {
              undone.current = true;
              message.undo?.();
              close(toast.id);
            }}
          >
            {ringing && <RingTimer seconds={(toast.timeout ?? 0) / 1000} />}
            {t('toast.undo')}
          </button>
        )}
        {message?.action && (
          <button
            type="button"
            className={buttonClasses({ variant: 'outline', size: 'sm' })}
            onClick={() => {
              message.action?.onPress();
              close(toast.id);
            }}
          >
            {message.action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={t('close')}
          className={iconButtonClasses({ size: 'sm' })}
          onClick={() => close(toast.id)}
        >
          <X aria-hidden="true" />
        </button>
      </BaseToast.Content>
      {message?.progress !== undefined && (
        <progress
          value={message.progress}
          aria-label={t('toast.progress')}
          className="absolute inset-x-0 bottom-0 h-1 w-full appearance-none bg-sunken [&::-moz-progress-bar]:bg-sun [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-sun"
        />
      )}
    </BaseToast.Root>
  );
}

function useGone(onGone: (() => void) | undefined, undone: { current: boolean }): void {
  const latest = useRef(onGone);
  latest.current = onGone;
  useEffect(
    () => () => {
      if (!undone.current) latest.current?.();
    },
    [undone],
  );
}
