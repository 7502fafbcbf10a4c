/** Local storage throws where a visitor has refused it; the page works without memory then. */
export function readStored(key: string, storage: () => Storage = local): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null, storage: () => Storage = local): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Refused or full: what was to be remembered lasts as long as the page.
  }
}

/** Everything whose key looks like this. */
export function removeStored(pattern: RegExp, storage: () => Storage = local): void {
  try {
    for (const key of Object.keys(storage())) if (pattern.test(key)) storage().removeItem(key);
  } catch {
    // Refused: then nothing was kept.
  }
}

export const session = () => sessionStorage;

const local = () => localStorage;
