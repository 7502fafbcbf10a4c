import type { MigrationBuilder } from 'node-pg-migrate';

/** Every complaint counts those since the last letter: few rows among all that readers ever did. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists newsletter_consents_complaints');
  pgm.sql(
    "create index concurrently newsletter_consents_complaints on newsletter_consents (acted_at) where way = 'complaint'",
  );
}
