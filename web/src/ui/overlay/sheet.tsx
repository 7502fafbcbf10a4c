import { Drawer } from '@base-ui/react/drawer';
import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClasses } from '../button/icon-button-classes.ts';
import { backdropClasses } from './dialog-classes.ts';

interface SheetProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  title: ReactNode;
  side?: 'bottom' | 'left' | 'right';
  /** Heights at which a bottom sheet rests, as shares of the screen or as lengths. */
  snapPoints?: Drawer.Root.SnapPoint[];
  children: ReactNode;
}

const swipes = { bottom: 'down', left: 'left', right: 'right' } as const;

const sheetClasses = cva(
  [
    'flex flex-col overflow-y-auto overscroll-contain border-line bg-raised shadow-e3 outline-none',
    'transition-transform duration-240 data-swiping:select-none data-swiping:duration-0',
  ],
  {
    variants: {
      side: {
        bottom: [
          'max-h-[calc(100dvh-3rem)] w-full rounded-t-dialog border-t pb-[env(safe-area-inset-bottom)] sm:max-w-feed sm:border-x',
          '[transform:translateY(calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y,0px)))]',
          'data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]',
        ],
        left: [
          'mr-auto h-full w-[min(22rem,calc(100vw-3rem))] border-r [transform:translateX(var(--drawer-swipe-movement-x,0px))]',
          'data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]',
        ],
        right: [
          'ml-auto h-full w-[min(22rem,calc(100vw-3rem))] border-l [transform:translateX(var(--drawer-swipe-movement-x,0px))]',
          'data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]',
        ],
      },
    },
  },
);

export function Sheet({
  open,
  onOpenChange,
  trigger,
  title,
  side = 'bottom',
  snapPoints,
  children,
}: SheetProps) {
  const { t } = useTranslation('ui');
  return (
    <Drawer.Root
      swipeDirection={swipes[side]}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next) => onOpenChange(next) })}
      {...(snapPoints && { snapPoints })}
    >
      {trigger && <Drawer.Trigger render={trigger} />}
      <Drawer.Portal>
        <Drawer.Backdrop className={backdropClasses} />
        <Drawer.Viewport data-sheet="" className="fixed inset-0 z-40 flex items-end justify-center">
          <Drawer.Popup className={sheetClasses({ side })}>
            {side === 'bottom' && (
              <span
                aria-hidden="true"
                className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line-strong"
              />
            )}
            <Drawer.Content className="flex flex-col gap-4 px-5 pt-3 pb-6">
              <header className="flex items-center justify-between gap-4">
                <Drawer.Title className="text-h3">{title}</Drawer.Title>
                <Drawer.Close aria-label={t('close')} className={clsx(iconButtonClasses(), '-mr-2')}>
                  <X aria-hidden="true" />
                </Drawer.Close>
              </header>
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
