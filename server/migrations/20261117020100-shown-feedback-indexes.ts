import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * Lists say how much full feedback is shown, counted or not, and “most feedback” sorts by it: the indexes that cover the
 * lists need both numbers.
 */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists project_stats_recent_new');
  pgm.sql(
    'create index concurrently project_stats_recent_new on project_stats (published_at desc, project_id desc) include (categories, feedback_count, uncounted_count, rating, validated) where listed',
  );
  pgm.sql('drop index concurrently if exists project_stats_recent');
  pgm.sql('alter index project_stats_recent_new rename to project_stats_recent');
  pgm.sql('drop index concurrently if exists project_stats_most_new');
  pgm.sql(
    'create index concurrently project_stats_most_new on project_stats ((feedback_count + uncounted_count) desc, project_id desc) include (categories, feedback_count, uncounted_count, rating, validated) where listed',
  );
  pgm.sql('drop index concurrently if exists project_stats_most');
  pgm.sql('alter index project_stats_most_new rename to project_stats_most');
  pgm.sql('drop index concurrently if exists project_stats_top_new');
  pgm.sql(
    'create index concurrently project_stats_top_new on project_stats (rating desc, project_id desc) include (categories, feedback_count, uncounted_count, validated) where listed and feedback_count >= 3',
  );
  pgm.sql('drop index concurrently if exists project_stats_top');
  pgm.sql('alter index project_stats_top_new rename to project_stats_top');
}
