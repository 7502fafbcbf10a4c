import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { Kbd } from '../button/kbd.tsx';

interface TooltipProps {
  content: ReactNode;
  shortcut?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The element that gets the tooltip; it must have its own name, a tooltip is only a hint for the eye. */
  children: ReactElement;
}

export function Tooltip({ content, shortcut, side = 'top', children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={400} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={8} className="z-60">
          <BaseTooltip.Popup className="flex max-w-72 origin-(--transform-origin) items-center gap-2 rounded-kbd bg-night px-2.5 py-1.5 font-medium text-on-night text-small transition-[opacity,transform] duration-160 data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0">
            {content}
            {shortcut && <Kbd>{shortcut}</Kbd>}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
