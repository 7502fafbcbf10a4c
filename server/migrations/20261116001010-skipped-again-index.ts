import type { MigrationBuilder } from 'node-pg-migrate';

/** Finds what somebody had said before they skipped again. Nearly no row has it, and the table is large. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists hidden.skip_authors_earlier');
  pgm.sql(
    `create index concurrently skip_authors_earlier
       on hidden.skip_authors (earlier_pair_tag) where earlier_pair_tag is not null`,
  );
}
