import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClasses } from '../button/icon-button-classes.ts';
import { backdropClasses, dialogClasses, dialogFooterClasses, viewportClasses } from './dialog-classes.ts';

interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, unless `open` is held outside. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** The way on and the way back, at the end. Give `DialogClose` to what only closes. */
  footer?: ReactNode;
  children?: ReactNode;
  /** For long text without a control in it: the text itself takes focus, so that the arrow keys can scroll it. */
  reading?: boolean;
  /** For a question with consequences: a press beside it is no answer. */
  lasting?: boolean;
  /** Where focus goes on opening, by the way it was opened; on touch the heading, so that no keyboard jumps up. */
  initialFocus?: BaseDialog.Popup.Props['initialFocus'];
  finalFocus?: BaseDialog.Popup.Props['finalFocus'];
}

export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  size,
  footer,
  children,
  reading = false,
  lasting = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  return (
    <BaseDialog.Root
      disablePointerDismissal={lasting}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next) => onOpenChange(next) })}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClasses} />
        <BaseDialog.Viewport data-sheet="" className={viewportClasses}>
          <BaseDialog.Popup
            className={dialogClasses({ size })}
            {...(initialFocus !== undefined && { initialFocus })}
            {...(finalFocus !== undefined && { finalFocus })}
          >
            <span
              aria-hidden="true"
              className="mx-auto mt-2 h-1 w-10 rounded-full bg-line-strong sm:hidden"
            />
            <header className="flex items-start gap-4 px-5 pt-4 sm:px-6 sm:pt-5.5">
              <div className="min-w-0 flex-1">
                <BaseDialog.Title id={titleId} className="text-h3">
                  {title}
                </BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className="mt-1.5 text-ink-muted">
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close
                aria-label={t('close')}
                className={clsx(iconButtonClasses({ size: 'md' }), '-mt-1.5 -mr-2')}
              >
                <X aria-hidden="true" />
              </BaseDialog.Close>
            </header>
            <div
              {...(reading && { role: 'region', tabIndex: 0, 'aria-labelledby': titleId })}
              className="-outline-offset-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-6"
            >
              {children}
            </div>
            {footer && (
              <footer className={clsx(dialogFooterClasses, 'border-line border-t')}>{footer}</footer>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Makes the button inside close the dialog. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <BaseDialog.Close render={children} />;
}
