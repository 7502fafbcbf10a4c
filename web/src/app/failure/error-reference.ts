import { isApiError } from '../../lib/api/api-error.ts';

/** What somebody can read out to support: the request's own number, or one that the same fault always gets. */
export function errorReference(error: unknown): string {
  if (isApiError(error) && error.failure.kind === 'refused') return error.failure.requestId;
  return `W-${hash(errorText(error)).toString(36).toUpperCase()}`;
}

export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** FNV-1a, 32 bits: enough to tell faults apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
