import type { MigrationBuilder } from 'node-pg-migrate';

/** For each letter that was put off, the stretch that its reader is in. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists newsletter_slices_of_lane');
  pgm.sql(
    'create index concurrently newsletter_slices_of_lane on newsletter_slices (issue, lane, from_id desc)',
  );
}
