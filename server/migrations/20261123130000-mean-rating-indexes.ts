import type { MigrationBuilder } from 'node-pg-migrate';

/** Lists show the plain mean, so the indexes that cover them hold the sum of ratings instead of the adjusted rating. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists project_stats_language_recent');
  pgm.sql(
    'create index concurrently project_stats_language_recent on project_stats (language, published_at desc, project_id desc) include (categories, feedback_count, uncounted_count, rating_sum, validated) where listed',
  );
  pgm.sql('drop index concurrently if exists project_stats_language_most');
  pgm.sql(
    'create index concurrently project_stats_language_most on project_stats (language, (feedback_count + uncounted_count) desc, project_id desc) include (categories, feedback_count, uncounted_count, rating_sum, validated) where listed',
  );
  pgm.sql('drop index concurrently if exists project_stats_language_top');
  pgm.sql(
    'create index concurrently project_stats_language_top on project_stats (language, rating desc, project_id desc) include (categories, feedback_count, uncounted_count, rating_sum, validated) where listed and feedback_count >= 3',
  );
}
