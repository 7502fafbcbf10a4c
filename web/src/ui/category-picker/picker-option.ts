import type { ReactNode } from 'react';

export interface PickerOption {
  value: string;
  label: string;
  icon?: ReactNode;
}
