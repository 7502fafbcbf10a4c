import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlClasses } from '../field/control-classes.ts';
import { PickedChips } from './picked-chips.tsx';
import { PickerList } from './picker-list.tsx';
import type { PickerOption } from './picker-option.ts';

interface CategoryPickerProps {
  options: readonly PickerOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How many may be chosen. The next one is refused, with the reason. */
  max: number;
  placeholder?: string;
  'aria-label'?: string;
  className?: string;
}

export function CategoryPicker({
  options,
  value,
  onChange,
  max,
  placeholder,
  className,
  ...aria
}: CategoryPickerProps) {
  const { t } = useTranslation('ui');
  const reasonId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const full = value.length >= max;
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <div ref={box} className={clsx('flex flex-col gap-1.5', className)}>
      <Combobox.Root<PickerOption, true>
        multiple
        open={open}
        onOpenChange={(next) => setOpen(next)}
        items={[...options]}
        value={chosen}
        onValueChange={(next) => {
          if (next.length <= max) onChange(next.map((option) => option.value));
        }}
      >
        <Combobox.InputGroup
          onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setOpen(false)}
          className={clsx(
            controlClasses,
            'flex min-h-11 w-full items-center gap-1 py-1 pr-1',
            'outline-offset-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
          )}
        >
          <PickedChips chosen={chosen} reasonId={reasonId} {...(placeholder && { placeholder })} {...aria} />
          <Combobox.Trigger
            aria-label={t('picker.open')}
            className="grid size-8 place-items-center rounded-kbd"
          >
            <ChevronDown className="size-4.5 text-ink-muted" aria-hidden="true" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        {open && <PickerList chosen={value} full={full} max={max} container={box} />}
      </Combobox.Root>
      <p id={reasonId} role="status" className={clsx('text-small', full ? 'text-gold' : 'text-ink-faint')}>
        {full ? t('picker.full', { max }) : t('picker.chosen', { count: value.length, max })}
      </p>
    </div>
  );
}
