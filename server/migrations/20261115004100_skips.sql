-- Up Migration

create type skip_reason as enum ('not_relevant', 'unclear_value', 'too_complex', 'not_target_user', 'other');

-- A skip with its note for the maker. Nothing here says whose it is: the week it was given, its author's number on the
-- project, and a sort key within the week that follows from nothing. The note is sealed: only the maker reads it.
create table skips (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  tester_number integer not null check (tester_number > 0),
  reason skip_reason not null,
  note bytea not null,
  week date not null,
  shuffle integer not null,
  -- Its author is limited: counted nowhere, and shown to nobody.
  is_withheld boolean not null default false,
  -- The week in which its author skipped the project again, after it came back to them: from then on their later skip
  -- stands for them wherever people are counted.
  outdated_in date,
  -- Its author gave feedback on the same project and has left since. Whoever does both counts once, and nothing else is
  -- left to tell it by.
  is_superseded boolean not null default false
);
create index skips_list on skips (project_id, week desc, shuffle desc, id desc) where not is_withheld;

-- Whose it is, by keyed fingerprints alone.
create table hidden.skip_authors (
  skip_id uuid primary key references skips (id) on delete cascade,
  -- Of tester and project. It stands with their latest skip, which it keeps the only one.
  pair_tag bytea constraint skips_one_each unique,
  author_tag bytea not null,
  skipped_at timestamptz not null,
  -- Whom to notify that their note was credited, sealed. Without it nobody is notified.
  author bytea,
  -- The same fingerprint, with the skips before the latest.
  earlier_pair_tag bytea
);
create index skip_authors_author on hidden.skip_authors (author_tag, skipped_at desc);
-- Finds what somebody had said before they skipped again. Nearly no row has it.
create index skip_authors_earlier on hidden.skip_authors (earlier_pair_tag) where earlier_pair_tag is not null;

-- Whether we had brought its author to the project, as known when it was given; see hidden.feedback_origins.
create table hidden.skip_origins (
  skip_id uuid primary key references skips (id) on delete cascade,
  is_prompted boolean not null
);

-- A skip that nobody else has seen: its row is withheld until it is released with the full quarter of an hour.
create table hidden.pending_skips (
  skip_id uuid primary key references skips (id) on delete cascade,
  release_at timestamptz not null,
  is_withheld boolean not null
);
create index pending_skips_due on hidden.pending_skips (release_at);
