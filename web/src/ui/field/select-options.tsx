import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { groupLabelClasses, optionClasses, popupClasses } from '../overlay/popup-classes.ts';
import { isGroup, type SelectEntries, type SelectOption } from './select-option.ts';

interface SelectOptionsProps {
  options: SelectEntries;
}

/**
 * Without a portal the list stays in its field's landmark and in the order of Tab, so it needs no focus guards;
 * `fixed` lets it leave a dialog that scrolls.
 */
export function SelectOptions({ options }: SelectOptionsProps) {
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Positioner
        sideOffset={6}
        alignItemWithTrigger={false}
        positionMethod="fixed"
        className="z-50"
      >
        <BaseSelect.Popup className={clsx(popupClasses, 'min-w-(--anchor-width) rounded-control')}>
          <BaseSelect.List className="max-h-[min(24rem,var(--available-height))] overflow-y-auto p-1.5">
            {options.map((entry) =>
              isGroup(entry) ? (
                <BaseSelect.Group
                  key={entry.label}
                  className="not-first:mt-1.5 not-first:border-line not-first:border-t not-first:pt-1.5"
                >
                  <BaseSelect.GroupLabel className={groupLabelClasses}>{entry.label}</BaseSelect.GroupLabel>
                  {entry.options.map((option) => (
                    <Option key={option.value} {...option} />
                  ))}
                </BaseSelect.Group>
              ) : (
                <Option key={entry.value} {...entry} />
              ),
            )}
          </BaseSelect.List>
        </BaseSelect.Popup>
      </BaseSelect.Positioner>
    </CSPProvider>
  );
}

function Option({ value, label }: SelectOption) {
  return (
    <BaseSelect.Item
      value={value}
      className={clsx(optionClasses, 'relative pr-9 data-selected:font-semibold')}
    >
      <BaseSelect.ItemText>{label}</BaseSelect.ItemText>
      <BaseSelect.ItemIndicator className="absolute right-3">
        <Check className="size-4.5 text-ember" aria-hidden="true" />
      </BaseSelect.ItemIndicator>
    </BaseSelect.Item>
  );
}
