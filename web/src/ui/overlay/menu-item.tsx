import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Kbd } from '../button/kbd.tsx';
import { groupLabelClasses, optionClasses } from './popup-classes.ts';

interface MenuItemProps {
  icon?: ReactNode;
  shortcut?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** A link element, for items that lead somewhere. */
  link?: ReactElement;
  children: ReactNode;
}

export function MenuItem({
  icon,
  shortcut,
  danger = false,
  disabled = false,
  onSelect,
  link,
  children,
}: MenuItemProps) {
  const className = clsx(optionClasses, danger && 'text-rose data-highlighted:bg-rose-soft');
  const content = (
    <>
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut && <Kbd className="text-ink-faint">{shortcut}</Kbd>}
    </>
  );
  if (link) {
    return (
      <BaseMenu.LinkItem render={link} closeOnClick className={className}>
        {content}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      onClick={() => onSelect?.()}
      className={className}
    >
      {content}
    </BaseMenu.Item>
  );
}

interface MenuCheckItemProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export function MenuCheckItem({ checked, onChange, children }: MenuCheckItemProps) {
  return (
    <BaseMenu.CheckboxItem
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      className={clsx(optionClasses, 'relative pr-9')}
    >
      {children}
      <BaseMenu.CheckboxItemIndicator className="absolute right-3">
        <Check className="size-4.5 text-ember" aria-hidden="true" />
      </BaseMenu.CheckboxItemIndicator>
    </BaseMenu.CheckboxItem>
  );
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={groupLabelClasses}>{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1.5 border-line border-t" />;
}
