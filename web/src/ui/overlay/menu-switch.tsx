import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';

interface MenuSwitchProps<Value extends string> {
  icon: ReactNode;
  label: string;
  value: string;
  options: { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** A choice of few, side by side on one line of a menu, which stays open. */
export function MenuSwitch<Value extends string>({
  icon,
  label,
  value,
  options,
  onChange,
}: MenuSwitchProps<Value>) {
  return (
    <BaseMenu.RadioGroup
      value={value}
      onValueChange={onChange}
      aria-label={label}
      className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-2.5 py-1.5 text-[0.9375rem] [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-ink-muted"
    >
      {icon}
      <span aria-hidden="true" className="flex-1">
        {label}
      </span>
      <span className="flex rounded-control bg-sunken p-1">
        {options.map((option) => (
          <BaseMenu.RadioItem
            key={option.value}
            value={option.value}
            closeOnClick={false}
            lang={option.lang}
            className="grid min-h-8 cursor-default select-none place-items-center rounded-kbd px-2.5 text-ink-muted text-small outline-none data-checked:bg-surface data-checked:font-semibold data-checked:text-ink data-highlighted:outline-2 data-highlighted:outline-focus pointer-coarse:min-h-11"
          >
            {option.label}
          </BaseMenu.RadioItem>
        ))}
      </span>
    </BaseMenu.RadioGroup>
  );
}
