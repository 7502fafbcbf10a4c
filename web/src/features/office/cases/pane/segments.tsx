import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { clsx } from 'clsx';
import { DeskKbd } from './desk-kbd.tsx';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The key that chooses it. */
  shortcut?: string;
}

interface SegmentsProps<Value extends string> {
  label: string;
  segments: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Whether the choices wrap on a phone, where they scroll sideways otherwise. */
  wraps?: boolean;
}

/** Shows a few choices, none of them chosen beforehand. */
export function Segments<Value extends string>({
  label,
  segments,
  value,
  onChange,
  disabled = false,
  wraps = false,
}: SegmentsProps<Value>) {
  return (
    <RadioGroup<Value>
      aria-label={label}
      value={value as Value}
      onValueChange={(next) => onChange(next)}
      readOnly={disabled}
      aria-disabled={disabled || undefined}
      className={clsx(
        'flex min-w-0 gap-1.5 p-1 desk:flex-wrap desk:gap-1 desk:overflow-visible desk:p-0',
        wraps ? 'flex-wrap' : 'overflow-x-auto',
      )}
    >
      {segments.map((segment) => (
        <Radio.Root
          key={segment.value}
          value={segment.value}
          data-segment={segment.value}
          aria-keyshortcuts={segment.shortcut}
          aria-disabled={disabled || undefined}
          className="flex min-h-10 shrink-0 cursor-pointer items-center gap-1.5 rounded-control desk:gap-1 border border-line bg-surface px-2.5 text-[0.8125rem] desk:px-2 text-ink-muted hover:border-ink hover:text-ink data-checked:border-ink data-checked:font-semibold data-checked:text-ink data-checked:shadow-[inset_0_0_0_1px_var(--ink)] off-limits:text-ink-faint pointer-coarse:min-h-11"
        >
          {segment.label}
          {segment.shortcut && <DeskKbd>{segment.shortcut}</DeskKbd>}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}

/** A key chose it: the hands go where the arrow keys go on. */
export function focusSegment(pane: HTMLElement | null, value: string): void {
  pane?.querySelector<HTMLElement>(`[data-segment="${value}"]`)?.focus();
}
