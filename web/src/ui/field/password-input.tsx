import { Input } from '@base-ui/react/input';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { controlClasses, singleLineClasses } from './control-classes.ts';
import { StrengthHint } from './strength-hint.tsx';

export interface PasswordInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'value' | 'defaultValue'> {
  /** Tells current from new, so that password managers offer the right thing. */
  autoComplete: 'current-password' | 'new-password';
  value?: string;
  /** Shows how strong it is while a new one is chosen; the number is the least length that is accepted. */
  strengthFrom?: number;
  /** Whether a new one would be refused as too common; undefined while nobody knows. */
  isCommon?: ((password: string) => boolean) | undefined;
  className?: string;
}

export function PasswordInput({
  value,
  strengthFrom,
  isCommon,
  disabled = false,
  onInput,
  className,
  ...rest
}: PasswordInputProps) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(value ?? '');
  return (
    <div className={clsx('flex flex-col gap-2', className)}>
      <div className="relative flex items-center">
        <Input
          {...rest}
          {...(value !== undefined && { value })}
          type={shown ? 'text' : 'password'}
          readOnly={disabled}
          aria-disabled={disabled || undefined}
          autoCapitalize="none"
          spellCheck={false}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
          className={clsx(controlClasses, singleLineClasses, 'w-full pr-12')}
        />
        <IconButton
          label={t(shown ? 'password.hide' : 'password.show')}
          icon={shown ? <EyeOff /> : <Eye />}
          size="sm"
          className="absolute right-1.5"
          onClick={() => setShown(!shown)}
        />
        <span role="status" className="sr-only">
          {t(shown ? 'password.shown' : 'password.hidden')}
        </span>
      </div>
      {strengthFrom !== undefined && (
        <StrengthHint password={typed} least={strengthFrom} isCommon={isCommon?.(typed)} />
      )}
    </div>
  );
}
