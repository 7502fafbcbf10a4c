import { readStored, writeStored } from '../../lib/local-storage.ts';
import { rowsPerGroup } from './palette-rows.ts';

const storageKey = 'palette-recent';

/** What was chosen last, newest first, as far as this browser remembers. */
export function recentKeys(): string[] {
  return (readStored(storageKey) ?? '').split('\n').filter(Boolean);
}

export function rememberRow(key: string): void {
  const others = recentKeys().filter((other) => other !== key);
  writeStored(storageKey, [key, ...others].slice(0, rowsPerGroup).join('\n'));
}
