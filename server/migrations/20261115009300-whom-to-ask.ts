import type { MigrationBuilder } from 'node-pg-migrate';

/** The indexes by which a run finds whom to ask. Both tables are large, so they are built beside what goes on. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // Those who are never asked are few: whether somebody is one of them is asked of these, not of everybody.
  pgm.sql('drop index concurrently if exists users_never_asked');
  pgm.sql(
    `create index concurrently users_never_asked on users (id) where standing <> 'good' or role = 'creator'`,
  );
  // Without a condition on open offers, a place that is taken or freed touches no index.
  pgm.sql('drop index concurrently if exists tester_pool_by_promise');
  pgm.sql(
    `create index concurrently tester_pool_by_promise
       on tester_pool (interests, (reach * full_multiplier) desc, tester_id)`,
  );
  pgm.sql('drop index concurrently if exists tester_pool_promise');
}
