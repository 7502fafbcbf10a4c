import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FieldProps {
  label: ReactNode;
  /** Keeps the label for readers only, where the place already says what the field is. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** The message under the field; the control inside becomes invalid with it. */
  error?: ReactNode;
  optional?: boolean;
  /** One control of this folder: it is named and described by this field without further wiring. */
  children: ReactNode;
  className?: string;
}

export function Field({ label, labelHidden, hint, error, optional, children, className }: FieldProps) {
  const { t } = useTranslation('ui');
  return (
    <BaseField.Root invalid={Boolean(error)} className={clsx('flex flex-col gap-1.5', className)}>
      <BaseField.Label className={clsx('font-semibold text-[0.9375rem]', labelHidden && 'sr-only')}>
        {label}
        {optional && (
          <span className="ml-2 font-normal text-ink-faint text-small">{t('field.optional')}</span>
        )}
      </BaseField.Label>
      {children}
      {error && (
        <BaseField.Error match className="flex gap-1.5 font-medium text-rose text-small">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </BaseField.Error>
      )}
      {hint && <BaseField.Description className="text-ink-faint text-small">{hint}</BaseField.Description>}
    </BaseField.Root>
  );
}
