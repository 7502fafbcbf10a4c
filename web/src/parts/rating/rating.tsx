import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SunGlyph } from '../../ui/glyphs/sun-glyph.tsx';

interface RatingProps {
  /** What is being rated, for readers. */
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  /** One word for each of the five, shown beside the suns. */
  words?: readonly [string, string, string, string, string];
  name?: string;
  invalid?: boolean;
  disabled?: boolean;
}

const suns = [1, 2, 3, 4, 5] as const;

export function Rating({
  label,
  value,
  onChange,
  words,
  name,
  invalid = false,
  disabled = false,
}: RatingProps) {
  const { t } = useTranslation('ui');
  const [pointed, setPointed] = useState<number>();
  const lit = pointed ?? value ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RadioGroup<number>
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-disabled={disabled || undefined}
        value={value ?? 0}
        onValueChange={onChange}
        readOnly={disabled}
        {...(name !== undefined && { name })}
        className="-ml-1.5 flex"
        onPointerLeave={() => setPointed(undefined)}
      >
        {suns.map((sun) => (
          <Radio.Root
            key={sun}
            value={sun}
            aria-label={t('rating.value', { count: sun })}
            onPointerEnter={(event) => event.pointerType === 'mouse' && !disabled && setPointed(sun)}
            className={clsx(
              'grid size-10 cursor-pointer place-items-center rounded-control transition-transform duration-90 active:scale-90 pointer-coarse:size-11',
              disabled && 'cursor-not-allowed opacity-60',
            )}
          >
            <SunGlyph lit={sun <= lit} faulty={invalid} />
          </Radio.Root>
        ))}
      </RadioGroup>
      {lit > 0 && (
        <span aria-hidden="true" className="text-ink-muted text-small">
          <span className="font-semibold text-ink tabular-nums">{lit}/5</span>
          {words && ` ${words[lit - 1]}`}
        </span>
      )}
    </div>
  );
}
