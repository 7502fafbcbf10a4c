import type { MigrationBuilder } from 'node-pg-migrate';

/** What one run asked one person to look at: what a line under their bell is about. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists assignments_told');
  pgm.sql('create index concurrently assignments_told on assignments (tester_id, run_id)');
}
