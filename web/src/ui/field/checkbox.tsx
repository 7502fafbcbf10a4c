import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { choiceCardClasses } from './choice-card-classes.ts';

interface CheckboxProps {
  label: ReactNode;
  description?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  indeterminate?: boolean;
  onChange?: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
  invalid?: boolean;
  look?: 'plain' | 'card';
  className?: string;
}

const boxClasses = [
  'border-line-strong bg-surface text-on-night hover:border-ink faulty:border-rose dark:bg-canvas',
  'data-checked:border-night data-checked:bg-night data-indeterminate:border-night data-indeterminate:bg-night',
];

export function Checkbox({
  label,
  description,
  checked,
  defaultChecked,
  indeterminate = false,
  onChange,
  name,
  disabled = false,
  invalid = false,
  look = 'plain',
  className,
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={clsx('relative flex items-start gap-3', look === 'card' && choiceCardClasses, className)}>
      <BaseCheckbox.Root
        {...(checked !== undefined && { checked })}
        {...(defaultChecked !== undefined && { defaultChecked })}
        {...(name !== undefined && { name })}
        onCheckedChange={(next) => onChange?.(next)}
        indeterminate={indeterminate}
        readOnly={disabled}
        aria-disabled={disabled || undefined}
        aria-invalid={invalid || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={clsx(
          'mt-0.5 grid size-5 shrink-0 place-items-center rounded-chip border after:absolute after:inset-0',
          disabled ? 'border-line bg-sunken text-ink-faint' : boxClasses,
        )}
      >
        <BaseCheckbox.Indicator className="data-unchecked:hidden">
          {indeterminate ? (
            <Minus className="size-4 stroke-3" aria-hidden="true" />
          ) : (
            <Check className="size-4 stroke-3" aria-hidden="true" />
          )}
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span className={clsx('min-w-0', disabled && 'text-ink-faint')}>
        <span id={`${id}-label`} className={clsx('block', look === 'card' && 'font-semibold')}>
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-ink-muted text-small">
            {description}
          </span>
        )}
      </span>
    </div>
  );
}
