/**
 * Repeats work that does at most `limit` rows and says how many it did, until it finds fewer: however much has piled up,
 * no statement runs long or holds many locks.
 */
export async function inBatches(
  work: (limit: number) => Promise<bigint | undefined>,
  limit = 10_000,
): Promise<void> {
  let done: bigint | undefined;
  do done = await work(limit);
  while (done !== undefined && done >= limit);
}
