import type { MigrationBuilder } from 'node-pg-migrate';

/** For finding by the first letters typed, in the order of code points: a beginning is one stretch of such an index. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
  pgm.sql('drop index concurrently if exists projects_name_start');
  pgm.sql('create index concurrently projects_name_start on projects ((lower(name)) collate "C")');
  pgm.sql('drop index concurrently if exists users_name_start');
  pgm.sql('create index concurrently users_name_start on users ((lower(name)) collate "C")');
  pgm.sql('drop index concurrently if exists users_username_start');
  pgm.sql('create index concurrently users_username_start on users (username collate "C")');
}
