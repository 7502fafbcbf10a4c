import { useSyncExternalStore } from 'react';
import { onThemeChange, type ThemeChoice, themeChoice } from './theme.ts';

/** Prerendered pages do not know the visitor's choice; it is filled in right after hydration. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, themeChoice, () => 'system');
}
