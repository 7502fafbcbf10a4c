-- Up Migration

-- Notes of somebody limited for what they wrote: each goes with a full quarter of an hour drawn by lot, so that neither their
-- moment nor what goes beside them tells whose they were. It names notes, never people.
create table hidden.withholdings (
  note_id uuid primary key,
  kind text not null check (kind in ('feedback', 'skip')),
  due_at timestamptz not null
);
create index withholdings_due on hidden.withholdings (due_at, note_id);

-- What a limited tester writes to a maker waits until they are limited no longer.
alter table hidden.pending_replies add column is_withheld boolean not null default false;
