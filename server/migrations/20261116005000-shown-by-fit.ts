import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * How many were shown each project is counted for every project of the last weeks, four times an hour. With how well it
 * fitted in the index, that reads the index alone. The table is large, so it is built beside what goes on.
 */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists hidden.showings_by_project');
  pgm.sql('create index concurrently showings_by_project on hidden.showings (project_id) include (cell)');
  pgm.sql('drop index concurrently if exists hidden.showings_project');
}
