import type { MigrationBuilder } from 'node-pg-migrate';

/**
 * What a maker has not put aside, in the order of the inbox and nothing else in it, so that a page costs the same however
 * much was written. A skip tells its week alone: its place among the days of that week follows from the lot it drew.
 */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists feedback_inbox');
  pgm.sql(
    'create index concurrently feedback_inbox on feedback (project_id, given_on desc, shuffle desc, id desc) where deleted_at is null and not is_withheld and not is_done',
  );
  pgm.sql('drop index concurrently if exists skips_inbox');
  pgm.sql(
    'create index concurrently skips_inbox on skips (project_id, (week + shuffle % 7) desc, shuffle desc, id desc) where not is_withheld and not is_done',
  );
}
