/** “Café & Bar ” → “cafe-bar-”: lowercase letters, figures and single hyphens; one at the end may still be followed by more. */
export function asChannelName(typed: string): string {
  return typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
}
