import { Input } from '@base-ui/react/input';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { Availability, type AvailabilityState } from './availability.tsx';
import { controlClasses, singleLineClasses } from './control-classes.ts';

export interface TextInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'prefix'> {
  /** Drawn inside the field, before what is typed: an icon, an "@", a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Shows a button that empties the field; only for fields whose value you control. */
  onClear?: () => void;
  /** The answer to "may I have this one?", as it is looked up. */
  availability?: AvailabilityState;
  className?: string;
}

export function TextInput({
  prefix,
  suffix,
  onClear,
  availability,
  disabled = false,
  readOnly = false,
  value,
  defaultValue,
  className,
  ...rest
}: TextInputProps) {
  const { t } = useTranslation('ui');
  const clearable = onClear !== undefined && value !== undefined && value !== '' && !disabled;
  return (
    <div className={clsx('relative flex items-center', className)}>
      {prefix && (
        <span className="pointer-events-none absolute left-3 flex text-ink-faint [&>svg]:size-4.5">
          {prefix}
        </span>
      )}
      <Input
        {...rest}
        {...(value !== undefined && { value: plainValue(value) })}
        {...(defaultValue !== undefined && { defaultValue: plainValue(defaultValue) })}
        readOnly={readOnly || disabled}
        aria-disabled={disabled || undefined}
        className={clsx(
          controlClasses,
          'w-full',
          singleLineClasses,
          prefix && 'pl-9.5',
          (suffix || availability || onClear) && 'pr-12',
        )}
      />
      <span className="absolute right-1.5 flex items-center gap-1 text-ink-faint [&>svg]:size-4.5">
        {availability && <Availability state={availability} />}
        {clearable && (
          <IconButton label={t('input.clear')} icon={<X />} size="sm" tooltip={false} onClick={onClear} />
        )}
        {suffix}
      </span>
    </div>
  );
}

function plainValue(value: string | number | readonly string[]): string | number {
  return typeof value === 'object' ? value.join(', ') : value;
}
