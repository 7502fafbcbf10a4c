import { sql } from 'kysely';

/** When a pending row shows that is changed once more: what was drawn by lot stays, unless the change comes too late for it. */
export function stillHeld(table: 'pending_feedback' | 'pending_reveals', releaseAt: Date) {
  const row = sql.ref(`hidden.${table}`);
  return {
    releaseAt: sql<Date>`case when ${row}.is_held then greatest(${row}.release_at, ${releaseAt}) else ${releaseAt} end`,
    isHeld: sql<boolean>`${row}.is_held and ${row}.release_at >= ${releaseAt}`,
  };
}
