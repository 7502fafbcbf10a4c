import type { MigrationBuilder } from 'node-pg-migrate';

/** Each run finds the tests that have lapsed since the one before by when they came to count. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists hidden.test_visits_claimed');
  pgm.sql('create index concurrently test_visits_claimed on hidden.test_visits (claimed_at)');
  pgm.sql('drop index concurrently if exists hidden.test_visits_started');
}
