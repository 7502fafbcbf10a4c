import type { MigrationBuilder } from 'node-pg-migrate';

/** The quote of the day is drawn among projects that five have tested, from any point of their ids on. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists project_stats_quotable');
  pgm.sql(
    'create index concurrently project_stats_quotable on project_stats (project_id) where listed and feedback_count >= 5',
  );
}
