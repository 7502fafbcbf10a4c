import { vi } from 'vitest';

/** Has every date be written as on a device in this zone, until mocks are restored. */
export function readInZone(timeZone: string): void {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function inZone(locales, options) {
    return new DateTimeFormat(locales, { timeZone, ...options });
  });
}
