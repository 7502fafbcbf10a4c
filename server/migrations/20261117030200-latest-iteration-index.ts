import type { MigrationBuilder } from 'node-pg-migrate';

/** The home page shows what was changed last thanks to testers: found by one look, however many there are. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists iterations_latest');
  pgm.sql(
    'create index concurrently iterations_latest on iterations (published_at desc, id desc) where deleted_at is null and credited > 0',
  );
}
