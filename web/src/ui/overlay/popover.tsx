import { Popover as BasePopover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { popupClasses } from './popup-classes.ts';

interface PopoverProps {
  trigger: ReactElement;
  title: ReactNode;
  titleHidden?: boolean;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
  className?: string;
}

export function Popover({
  trigger,
  title,
  titleHidden = false,
  side = 'bottom',
  align = 'center',
  open,
  onOpenChange,
  children,
  className = 'w-80',
}: PopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BasePopover.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next) => onOpenChange(next) })}
    >
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-50"
        >
          <BasePopover.Popup
            ref={popup}
            // Not its first button: that would open the button's tooltip, and Escape would close no more than that.
            initialFocus={popup}
            className={clsx(popupClasses, 'max-w-(--available-width) rounded-card p-4', className)}
          >
            <BasePopover.Title className={titleHidden ? 'sr-only' : 'mb-2 font-semibold font-text text-body'}>
              {title}
            </BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
