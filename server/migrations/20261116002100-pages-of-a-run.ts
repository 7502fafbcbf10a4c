import type { MigrationBuilder } from 'node-pg-migrate';

/** Everybody whom a run asked is told page by page: with the order in the index, a page costs what it holds and not the run. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists assignments_of_run');
  pgm.sql('create index concurrently assignments_of_run on assignments (run_id, tester_id, project_id)');
  pgm.sql('drop index concurrently if exists assignments_run');
}
