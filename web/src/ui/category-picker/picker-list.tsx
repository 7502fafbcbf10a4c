import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { optionClasses, popupClasses } from '../overlay/popup-classes.ts';
import type { PickerOption } from './picker-option.ts';

interface PickerListProps {
  chosen: readonly string[];
  full: boolean;
  max: number;
  /** Holds the list, in the field's own landmark and order of Tab. */
  container: RefObject<HTMLElement | null>;
}

/**
 * `Combobox.Popup` would hide the whole page from readers while its links stay in the order of Tab. Focus never leaves
 * the input, so the list needs none of that: the picker itself closes it when focus moves on.
 */
export function PickerList({ chosen, full, max, container }: PickerListProps) {
  const { t } = useTranslation('ui');
  return (
    <Combobox.Portal container={container}>
      <Combobox.Positioner sideOffset={6} positionMethod="fixed" className="z-50">
        <div
          className={clsx(popupClasses, 'w-(--anchor-width) animate-rise overflow-hidden rounded-control')}
        >
          {full && (
            <p className="border-line border-b bg-gold-soft px-4 py-2.5 text-gold text-small">
              {t('picker.full', { max })}
            </p>
          )}
          <Combobox.Empty>
            <p className="px-4 py-3 text-ink-muted text-small">{t('picker.none')}</p>
          </Combobox.Empty>
          <Combobox.List className="max-h-[min(24rem,var(--available-height))] overflow-y-auto p-1.5 data-empty:p-0">
            {(option: PickerOption) => (
              <Combobox.Item
                key={option.value}
                value={option}
                disabled={full && !chosen.includes(option.value)}
                className={clsx(optionClasses, 'relative pr-9 data-selected:font-semibold')}
              >
                {option.icon}
                {option.label}
                <Combobox.ItemIndicator className="absolute right-3">
                  <Check className="size-4.5 text-ember" aria-hidden="true" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
