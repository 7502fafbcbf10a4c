import { Toggle } from '@base-ui/react/toggle';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { chipClasses } from './chip-classes.ts';

interface ChipProps {
  children: ReactNode;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  /** How many things lie behind it. */
  count?: number;
  icon?: ReactNode;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A filter that is on or off. */
export function Chip({ children, pressed, onChange, count, icon, disabled = false, ref }: ChipProps) {
  return (
    <Toggle
      ref={ref}
      pressed={pressed}
      onPressedChange={(next) => !disabled && onChange(next)}
      aria-disabled={disabled || undefined}
      className={chipClasses()}
    >
      {icon}
      {children}
      {count !== undefined && <span className="tabular-nums opacity-75">{count}</span>}
    </Toggle>
  );
}

interface RemovableChipProps {
  name: string;
  onRemove: () => void;
  icon?: ReactNode;
}

export function RemovableChip({ name, onRemove, icon }: RemovableChipProps) {
  const { t } = useTranslation('ui');
  return (
    <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-sunken pl-3.5 font-medium text-small [&>svg]:size-4">
      {icon}
      {name}
      <button
        type="button"
        aria-label={t('chip.remove', { name })}
        onClick={onRemove}
        className="grid size-8 place-items-center rounded-full text-ink-muted hover:bg-line hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </span>
  );
}
