import type { MigrationBuilder } from 'node-pg-migrate';

/** The largest groups are listed by the step of their size that outsiders are told, not by the number. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists group_stats_sizes');
  pgm.sql(
    `create index concurrently group_stats_sizes
     on group_stats (width_bucket(member_count, '{5,10,25,50,100,250,500,1000,5000,10000}'::int[]) desc, group_id desc)
     include (categories) where listed`,
  );
  pgm.sql('drop index concurrently if exists group_stats_largest');
}
