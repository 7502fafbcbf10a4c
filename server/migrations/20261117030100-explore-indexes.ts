import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * One walk for each language, so that a reader's own costs the same however few projects speak it; all languages are those
 * walks merged. “Most feedback” is what is shown, counted or not.
 */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists project_stats_language_recent');
  pgm.sql(
    'create index concurrently project_stats_language_recent on project_stats (language, published_at desc, project_id desc) include (categories, feedback_count, uncounted_count, rating, validated) where listed',
  );
  pgm.sql('drop index concurrently if exists project_stats_language_most');
  pgm.sql(
    'create index concurrently project_stats_language_most on project_stats (language, (feedback_count + uncounted_count) desc, project_id desc) include (categories, feedback_count, uncounted_count, rating, validated) where listed',
  );
  pgm.sql('drop index concurrently if exists project_stats_language_top');
  pgm.sql(
    'create index concurrently project_stats_language_top on project_stats (language, rating desc, project_id desc) include (categories, feedback_count, uncounted_count, validated) where listed and feedback_count >= 3',
  );
  pgm.sql('drop index concurrently if exists project_stats_most');
  pgm.sql('drop index concurrently if exists project_stats_top');
}
