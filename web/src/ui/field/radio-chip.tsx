import { Radio } from '@base-ui/react/radio';
import type { ReactNode } from 'react';
import { chipClasses } from '../chip-classes.ts';

interface RadioChipProps {
  value: string;
  groupDisabled: boolean;
  children: ReactNode;
}

/** One of a few short choices, said in a word. */
export function RadioChip({ value, groupDisabled, children }: RadioChipProps) {
  return (
    <Radio.Root value={value} aria-disabled={groupDisabled || undefined} className={chipClasses()}>
      {children}
    </Radio.Root>
  );
}
