import type { MigrationBuilder } from 'node-pg-migrate';

/** What the page of figures reads, in the order in which it adds them up: the rows themselves need not be looked at. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists metric_figures_read');
  pgm.sql(
    'create index concurrently metric_figures_read on metric_figures (metric, day) include (of, value)',
  );
}
