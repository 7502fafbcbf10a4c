import type { MigrationBuilder } from 'node-pg-migrate';

/** Who wants to hear of every message of a channel: few, among all who have read there. What moves is not in it. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists channel_marks_all');
  pgm.sql(`create index concurrently channel_marks_all on channel_marks (channel_id) where notify = 'all'`);
}
