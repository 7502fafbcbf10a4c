import type { MigrationBuilder } from 'node-pg-migrate';

/** What admins are alarmed by is counted whenever one of them opens their page. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists mail_ledger_refused');
  pgm.sql(
    "create index concurrently mail_ledger_refused on mail_ledger (settled_at) where state = 'refused'",
  );
  pgm.sql('drop index concurrently if exists users_created_at');
  pgm.sql('create index concurrently users_created_at on users (created_at)');
}
