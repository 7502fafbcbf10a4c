-- Up Migration

-- Who has closed the masked thread of a tester and a project: its maker, the hidden tester, or both. Known by the number that the
-- maker reads anyway, not by a fingerprint: what a maker closed stays as it is when the tester's account goes.
create table hidden.tester_blocks (
  project_id uuid not null references projects (id) on delete cascade,
  tester_number integer not null check (tester_number > 0),
  closed_by text not null check (closed_by in ('maker', 'tester')),
  -- A day: the minute would stand beside what a tester does under their name.
  closed_on date not null,
  primary key (project_id, tester_number, closed_by)
);

-- What the maker had not received when they closed the thread. It never shows, also once it is open again: that it does would
-- tell that it was held.
alter table hidden.pending_replies add column is_stopped boolean not null default false;
