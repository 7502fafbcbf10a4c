import { Radio } from '@base-ui/react/radio';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Kbd } from '../button/kbd.tsx';
import { choiceCardClasses } from './choice-card-classes.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** The key that chooses it, printed at its end. */
  shortcut?: string;
}

interface RadioCardProps extends RadioOption {
  look: 'plain' | 'card';
  groupDisabled: boolean;
}

export function RadioCard({ value, label, description, shortcut, look, groupDisabled }: RadioCardProps) {
  const id = useId();
  return (
    <div
      className={clsx(
        'group/choice relative flex items-start gap-3',
        look === 'card' ? choiceCardClasses : 'py-1',
      )}
    >
      <Radio.Root
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        aria-keyshortcuts={shortcut}
        aria-disabled={groupDisabled || undefined}
        className={clsx(
          'mt-1 grid size-4 shrink-0 place-items-center rounded-full border after:absolute after:inset-0',
          groupDisabled
            ? 'border-line bg-sunken'
            : 'border-line-strong bg-surface data-checked:border-ink dark:bg-canvas',
          look === 'card' && 'outline-none',
        )}
      >
        <Radio.Indicator
          className={clsx(
            'size-2.5 rounded-full data-unchecked:hidden',
            groupDisabled ? 'bg-ink-faint' : 'bg-ink',
          )}
        />
      </Radio.Root>
      <span className={clsx('min-w-0 flex-1', groupDisabled && 'text-ink-faint')}>
        <span id={`${id}-label`} className="block group-has-data-checked/choice:font-semibold">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block font-normal text-ink-muted text-small">
            {description}
          </span>
        )}
      </span>
      {shortcut && <Kbd className="mt-0.5 text-ink-faint pointer-coarse:hidden">{shortcut}</Kbd>}
    </div>
  );
}
