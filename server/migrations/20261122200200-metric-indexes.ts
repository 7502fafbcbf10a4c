import type { MigrationBuilder } from 'node-pg-migrate';

const indexes = {
  project_needs_first_feedback: 'project_needs (first_feedback_at) where first_feedback_at is not null',
  project_needs_met: 'project_needs (met_at) where met_at is not null',
  iterations_published: 'iterations (published_at)',
  validations_granted: 'validations (validated_on) where validated_on is not null',
  tester_pool_joined: 'tester_pool (joined_at)',
  cases_opened: 'cases (opened_at)',
  sanctions_decided: 'sanctions (decided_at)',
  appeals_decided: 'appeals (decided_at) where decided_at is not null',
};

/** By which the figures of one day are counted without reading what other days brought. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  for (const [name, on] of Object.entries(indexes)) {
    // One that was broken off is left behind invalid: it goes first, so that the migration can be run again.
    pgm.sql(`drop index concurrently if exists ${name}`);
    pgm.sql(`create index concurrently ${name} on ${on}`);
  }
}
