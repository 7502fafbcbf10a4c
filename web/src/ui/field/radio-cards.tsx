import { Fieldset } from '@base-ui/react/fieldset';
import { RadioGroup } from '@base-ui/react/radio-group';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { RadioCard, type RadioOption } from './radio-card.tsx';
import { RadioChip } from './radio-chip.tsx';

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  name?: string;
  error?: ReactNode;
  disabled?: boolean;
  /** Chips hold a word or two each. */
  look?: 'plain' | 'card' | 'chip';
  className?: string;
}

export function RadioCards<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  defaultValue,
  onChange,
  name,
  error,
  disabled = false,
  look = 'card',
  className,
}: RadioCardsProps<Value>) {
  return (
    <Fieldset.Root
      render={
        <RadioGroup<Value>
          {...(value !== undefined && { value: value as Value })}
          {...(defaultValue !== undefined && { defaultValue })}
          {...(name !== undefined && { name })}
          onValueChange={(next) => onChange?.(next)}
          readOnly={disabled}
          aria-disabled={disabled || undefined}
          aria-invalid={error ? true : undefined}
        />
      }
      className={clsx('flex flex-col gap-2', className)}
    >
      <Fieldset.Legend className={legendHidden ? 'sr-only' : 'font-semibold text-[0.9375rem]'}>
        {legend}
      </Fieldset.Legend>
      {look === 'chip' ? (
        <div className="flex flex-wrap gap-2">
          {options.map(({ value: chosen, label }) => (
            <RadioChip key={chosen} value={chosen} groupDisabled={disabled}>
              {label}
            </RadioChip>
          ))}
        </div>
      ) : (
        options.map((option) => (
          <RadioCard key={option.value} {...option} look={look} groupDisabled={disabled} />
        ))
      )}
      {error && (
        <p role="alert" className="flex gap-1.5 font-medium text-rose text-small">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </Fieldset.Root>
  );
}
