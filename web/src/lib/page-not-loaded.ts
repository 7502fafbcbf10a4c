const names = { replaced: 'StaleVersion', notLoaded: 'PageNotLoaded' } as const;

/**
 * A page's files could not be fetched: they are gone once a newer version is deployed, and unreachable while the connection
 * is bad. Which of the two it was, the site itself says; browsers word a failed import differently.
 */
export async function pageNotLoaded(cause: unknown): Promise<never> {
  const message = cause instanceof Error ? cause.message : String(cause);
  const name = (await isReplaced()) ? names.replaced : names.notLoaded;
  throw Object.assign(new Error(message, { cause }), { name });
}

export function isStaleVersion(error: unknown): boolean {
  return error instanceof Error && error.name === names.replaced;
}

export function isNotLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === names.notLoaded;
}

/** The site now begins with another script than the one that runs here. */
async function isReplaced(): Promise<boolean> {
  const running = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return Boolean(running) && answer.ok && !(await answer.text()).includes(`"${running}"`);
  } catch {
    return false;
  }
}
