import type { MigrationBuilder } from 'node-pg-migrate';

/** How much that is hard to read somebody has decided in a day is asked whenever they take the next case. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists cases_decided_by');
  pgm.sql('create index concurrently cases_decided_by on cases (decided_by, decided_at)');
}
