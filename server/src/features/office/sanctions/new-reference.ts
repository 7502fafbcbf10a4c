import { createHash } from 'node:crypto';

/** Without what is misread: 0 and O, 1, I and L, and U. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What somebody writes down of a decision: `FL-7K3M-2Q`. The random id is the lot. */
export function newReference(randomId: string): string {
  const lot = createHash('sha256').update(randomId).digest();
  const drawn = [...lot.subarray(0, 6)].map((byte) => letters[byte % letters.length]).join('');
  return `FL-${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}
