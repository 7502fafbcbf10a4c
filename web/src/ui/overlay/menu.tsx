import { ContextMenu as BaseContextMenu } from '@base-ui/react/context-menu';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { popupClasses } from './popup-classes.ts';

interface MenuProps {
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** Items of menu-item.tsx. */
  children: ReactNode;
}

const menuClasses = clsx(
  popupClasses,
  'max-h-(--available-height) min-w-52 rounded-control overflow-y-auto p-1.5',
);

export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align={align} className="z-50">
          <BaseMenu.Popup className={clsx(menuClasses, className)}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** The same menu by secondary press or long press. What it holds must be reachable by a visible button too. */
export function ContextMenu({ area, children }: { area: ReactElement; children: ReactNode }) {
  return (
    <BaseContextMenu.Root>
      <BaseContextMenu.Trigger render={area} />
      <BaseContextMenu.Portal>
        <BaseContextMenu.Positioner className="z-50">
          <BaseContextMenu.Popup className={menuClasses}>{children}</BaseContextMenu.Popup>
        </BaseContextMenu.Positioner>
      </BaseContextMenu.Portal>
    </BaseContextMenu.Root>
  );
}
