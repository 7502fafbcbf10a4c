import { Field } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

const steps: Record<PasswordStrength, { filled: number; look: string }> = {
  short: { filled: 1, look: 'bg-rose' },
  weak: { filled: 2, look: 'bg-chart-1' },
  fair: { filled: 3, look: 'bg-chart-2' },
  strong: { filled: 4, look: 'bg-leaf' },
};

interface StrengthHintProps {
  password: string;
  least: number;
  /** Whether it would be refused however long it is; undefined while nobody knows. */
  isCommon: boolean | undefined;
}

export function StrengthHint({ password, least, isCommon }: StrengthHintProps) {
  const { t } = useTranslation('ui');
  const strength = strengthOf(password, least, isCommon);
  const { filled, look } = steps[strength];
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="grid w-28 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={clsx('h-1.5 rounded-full', password !== '' && step <= filled ? look : 'bg-line')}
          />
        ))}
      </span>
      <Field.Description className="text-ink-muted text-small" role="status">
        {t(`password.strength.${strength}`, { count: least })}
      </Field.Description>
    </div>
  );
}

/** Nothing is called good before it is known that it will be taken. */
function strengthOf(password: string, least: number, isCommon: boolean | undefined): PasswordStrength {
  const strength = passwordStrength(password, least);
  if (strength === 'short' || isCommon === undefined) return 'short';
  return isCommon ? 'weak' : strength;
}
