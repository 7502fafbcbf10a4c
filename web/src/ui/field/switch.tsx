import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  /** The switch moves at once; should the promise fail, it goes back and says so. */
  onChange: (checked: boolean) => unknown;
  disabled?: boolean;
  className?: string;
}

export function Switch({ label, description, checked, onChange, disabled = false, className }: SwitchProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [hoped, setHoped] = useState<boolean>();
  const [reverted, setReverted] = useState(false);

  async function change(next: boolean) {
    setHoped(next);
    setReverted(false);
    try {
      await onChange(next);
    } catch {
      setReverted(true);
    }
    setHoped(undefined);
  }

  return (
    <div className={clsx('relative flex items-start justify-between gap-4', className)}>
      <span className="min-w-0">
        <span id={`${id}-label`} className={clsx('block font-semibold', disabled && 'text-ink-faint')}>
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-ink-muted text-small">
            {description}
          </span>
        )}
        <span role="status" className="block font-medium text-rose text-small">
          {reverted && t('switch.reverted')}
        </span>
      </span>
      <BaseSwitch.Root
        checked={hoped ?? checked}
        onCheckedChange={(next) => void change(next)}
        readOnly={disabled}
        aria-disabled={disabled || undefined}
        aria-busy={hoped !== undefined || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={clsx(
          'mt-0.5 flex h-6 w-11 shrink-0 items-center rounded-full border px-0.5 transition-[background-color,border-color] after:absolute after:inset-0',
          disabled
            ? 'border-line bg-sunken'
            : 'border-line-strong bg-sunken data-checked:border-night data-checked:bg-night',
        )}
      >
        <BaseSwitch.Thumb
          className={clsx(
            'size-4.5 rounded-full border border-transparent transition-transform data-checked:translate-x-5',
            disabled ? 'bg-line' : 'bg-line-strong data-checked:border-on-night data-checked:bg-sun',
          )}
        />
      </BaseSwitch.Root>
    </div>
  );
}
