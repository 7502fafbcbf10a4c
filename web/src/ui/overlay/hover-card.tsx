import { PreviewCard } from '@base-ui/react/preview-card';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { popupClasses } from './popup-classes.ts';

interface HoverCardProps {
  /** A link to the place the card is a glance at: whoever cannot hover follows the link. */
  trigger: ReactElement;
  children: ReactNode;
}

export function HoverCard({ trigger, children }: HoverCardProps) {
  return (
    <PreviewCard.Root>
      <PreviewCard.Trigger render={trigger} />
      <PreviewCard.Portal>
        <PreviewCard.Positioner sideOffset={8} collisionPadding={12} className="z-50">
          <PreviewCard.Popup
            className={clsx(popupClasses, 'w-72 max-w-(--available-width) rounded-card p-4')}
          >
            {children}
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}
