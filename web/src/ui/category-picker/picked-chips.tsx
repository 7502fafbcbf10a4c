import { Combobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PickerOption } from './picker-option.ts';

interface PickedChipsProps {
  chosen: readonly PickerOption[];
  placeholder?: string;
  reasonId: string;
  'aria-label'?: string;
}

export function PickedChips({ chosen, placeholder, reasonId, ...aria }: PickedChipsProps) {
  const { t } = useTranslation('ui');
  return (
    <Combobox.Chips className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
      {chosen.map((option) => (
        <Combobox.Chip
          key={option.value}
          aria-label={option.label}
          className="flex min-h-8 items-center gap-1 rounded-full border border-line bg-sunken pl-2.5 font-medium text-small outline-offset-1 [&>svg]:size-4"
        >
          {option.icon}
          {option.label}
          <Combobox.ChipRemove
            aria-label={t('picker.remove', { name: option.label })}
            className="grid size-6 place-items-center rounded-full text-ink-muted hover:bg-line hover:text-ink"
          >
            <X className="size-4" aria-hidden="true" />
          </Combobox.ChipRemove>
        </Combobox.Chip>
      ))}
      <Combobox.Input
        {...aria}
        aria-describedby={reasonId}
        placeholder={chosen.length === 0 ? placeholder : undefined}
        className="min-h-8 w-6 min-w-6 flex-1 bg-transparent outline-none"
      />
    </Combobox.Chips>
  );
}
