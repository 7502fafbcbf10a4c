/** One data key for all addresses: making one per person would tell by its time whether somebody is new. */
export function emailPlace(userId: string) {
  return { table: 'users', column: 'email', rowId: userId, scope: { type: 'users', id: 'email' } };
}
