import { Button as BaseButton } from '@base-ui/react/button';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../picture/dawn-spinner.tsx';
import { useTimedFlag } from '../use-timed-flag.ts';
import { type ButtonLook, buttonClasses } from './button-classes.ts';

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'>,
    Pick<ButtonLook, 'variant' | 'size'> {
  /** Work is under way: the button keeps its width and its focus, and presses do nothing. */
  loading?: boolean;
  /** The work just ended well: a tick stands in for the label for one second. */
  done?: boolean;
  className?: string;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  loading = false,
  done = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation('ui');
  const ticking = useTimedFlag(done && !loading, 1000);
  const covered = loading || ticking;
  return (
    <BaseButton
      {...rest}
      type={type}
      disabled={disabled || loading}
      focusableWhenDisabled
      className={clsx(buttonClasses({ variant, size }), loading && 'cursor-progress', className)}
    >
      <span className={clsx('inline-flex items-center gap-2', covered && 'opacity-0')}>{children}</span>
      {covered && (
        <span className="absolute inset-0 grid place-items-center">
          {loading ? <Spinner /> : <Check className="size-5" aria-hidden="true" />}
          <span className="sr-only">{loading ? t('button.loading') : t('button.done')}</span>
        </span>
      )}
    </BaseButton>
  );
}
