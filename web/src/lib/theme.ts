import { readStored, writeStored } from './local-storage.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';
const listeners = new Set<() => void>();

/** The script in index.html made the same decision before the first paint. */
export function startTheme(): void {
  apply();
  darkScheme().addEventListener('change', apply);
  addEventListener('storage', (event) => event.key === key && changed());
}

export function chooseTheme(choice: ThemeChoice): void {
  writeStored(key, choice);
  changed();
}

export function themeChoice(): ThemeChoice {
  const stored = readStored(key);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  apply();
  for (const listener of listeners) listener();
}

function apply(): void {
  const choice = themeChoice();
  const theme = choice === 'system' ? (darkScheme().matches ? 'dark' : 'light') : choice;
  const page = document.documentElement;
  page.dataset['theme'] = theme;
  page.style.colorScheme = theme;
  const canvas = getComputedStyle(page).getPropertyValue('--canvas');
  if (canvas === '') return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = canvas;
}

function darkScheme(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
