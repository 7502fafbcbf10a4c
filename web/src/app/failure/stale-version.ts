const name = 'StaleVersion';

/**
 * A page's files are gone once a newer version is deployed, and unreachable while offline. Both end here, under a
 * name of our own, because browsers word a failed import differently.
 */
export function staleVersion(cause: unknown): never {
  throw Object.assign(new Error(cause instanceof Error ? cause.message : String(cause), { cause }), { name });
}

export function isStaleVersion(error: unknown): boolean {
  return error instanceof Error && error.name === name;
}
