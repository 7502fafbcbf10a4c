import { Select as BaseSelect } from '@base-ui/react/select';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { controlClasses, singleLineClasses } from './control-classes.ts';
import { allOptions, type SelectEntries } from './select-option.ts';
import { SelectOptions } from './select-options.tsx';

interface SelectProps<Value extends string> {
  options: SelectEntries<Value>;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Needed where no Field gives a label. */
  'aria-label'?: string;
  /** `quiet` is for filter bars: as wide as its text. */
  look?: 'field' | 'quiet';
  className?: string;
}

export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  name,
  placeholder,
  disabled = false,
  look = 'field',
  className,
  ...aria
}: SelectProps<Value>) {
  return (
    <BaseSelect.Root<Value>
      items={allOptions(options)}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(name !== undefined && { name })}
      onValueChange={(next) => next !== null && onChange?.(next)}
      readOnly={disabled}
      modal={false}
    >
      <BaseSelect.Trigger
        {...aria}
        aria-disabled={disabled || undefined}
        className={clsx(
          controlClasses,
          singleLineClasses,
          'group/select flex items-center justify-between gap-2 text-left',
          look === 'quiet' ? 'w-auto font-semibold text-[0.9375rem]' : 'w-full',
          className,
        )}
      >
        <BaseSelect.Value
          className="min-w-0 truncate data-placeholder:text-ink-faint"
          placeholder={placeholder}
        />
        <BaseSelect.Icon className="transition-transform group-data-popup-open/select:rotate-180">
          <ChevronDown className="size-4.5 text-ink-muted" aria-hidden="true" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <SelectOptions options={options} />
    </BaseSelect.Root>
  );
}
