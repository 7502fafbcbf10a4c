import { Button as BaseButton } from '@base-ui/react/button';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Tooltip } from '../overlay/tooltip.tsx';
import { iconButtonClasses } from './icon-button-classes.ts';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'style'> {
  /** Said by readers and shown as the tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Makes it a toggle. */
  pressed?: boolean;
  /** Shown beside the icon; say it in `label` too when it matters. */
  count?: number;
  shortcut?: string;
  tooltip?: boolean;
  className?: string;
}

export function IconButton({
  label,
  icon,
  size = 'md',
  pressed,
  count,
  shortcut,
  tooltip = true,
  disabled = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <BaseButton
      {...rest}
      type={type}
      disabled={disabled}
      focusableWhenDisabled
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(iconButtonClasses({ size }), count !== undefined && 'gap-1.5 px-2.5', className)}
    >
      {icon}
      {count !== undefined && (
        <span aria-hidden="true" className="font-semibold text-small tabular-nums">
          {count}
        </span>
      )}
    </BaseButton>
  );
  if (!tooltip) return button;
  return (
    <Tooltip content={label} {...(shortcut && { shortcut })}>
      {button}
    </Tooltip>
  );
}
