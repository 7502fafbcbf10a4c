-- Up Migration

-- What a hidden tester does is shown to everybody else with the next full quarter of an hour: until then it stands
-- here, and its author reads it from here. `feedback`, `skips` and the threads hold what everybody may see.

-- A feedback as its author left it last.
create table hidden.pending_feedback (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  release_at timestamptz not null,
  -- Nobody else has ever seen any of it: its row is withheld until then.
  is_new boolean not null,
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) between 10 and 4000),
  evidence evidence not null,
  uncounted_for uncounted_reason,
  is_edited boolean not null,
  is_retested boolean not null,
  is_withheld boolean not null,
  deleted_at timestamptz,
  -- Its author has tried the project again after an iteration.
  retest_id uuid
);
create index pending_feedback_due on hidden.pending_feedback (release_at);

-- A skip that nobody else has seen: its row is withheld until then.
create table hidden.pending_skips (
  skip_id uuid primary key references skips (id) on delete cascade,
  release_at timestamptz not null,
  is_withheld boolean not null
);
create index pending_skips_due on hidden.pending_skips (release_at);

-- What a tester wrote in a thread. Its place there is found when it is shown: one kept free would tell what it came before.
create table hidden.pending_messages (
  id uuid primary key,
  feedback_id uuid not null references feedback (id) on delete cascade,
  release_at timestamptz not null,
  written_at timestamptz not null,
  body bytea not null,
  sent_on date not null
);
create index pending_messages_due on hidden.pending_messages (release_at);
create index pending_messages_thread on hidden.pending_messages (feedback_id, written_at);

-- Whether a tester agrees to show their name.
create table hidden.pending_reveals (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  release_at timestamptz not null,
  agrees boolean not null
);
create index pending_reveals_due on hidden.pending_reveals (release_at);

-- The number by which somebody speaks on a project, in feedback and skips alike. Without a fingerprint: they have left,
-- and nobody else gets it.
create table hidden.tester_numbers (
  project_id uuid not null references projects (id) on delete cascade,
  number integer not null check (number > 0),
  pair_tag bytea constraint tester_numbers_one_each unique,
  author_tag bytea,
  primary key (project_id, number)
);
create index tester_numbers_author on hidden.tester_numbers (author_tag) where author_tag is not null;
insert into hidden.tester_numbers (project_id, number, pair_tag, author_tag)
  select project_id, pseudonym, pair_tag, case when pair_tag is not null then author_tag end from feedback left join hidden.feedback_authors on feedback_id = feedback.id
  on conflict do nothing;
insert into hidden.tester_numbers (project_id, number, pair_tag, author_tag)
  select project_id, pseudonym, pair_tag, case when pair_tag is not null then author_tag end from skips left join hidden.skip_authors on skip_id = skips.id
  on conflict do nothing;
-- Whoever had two numbers on a project keeps one.
insert into hidden.tester_numbers (project_id, number)
  select project_id, pseudonym from skips on conflict do nothing;
alter table feedback drop constraint feedback_pseudonym;
alter table skips drop constraint skips_pseudonym;

-- A test begun counts from the next full quarter of an hour on, as what comes of it does. Beginning again is no news.
alter table hidden.test_visits add column claimed_at timestamptz not null default now();
update hidden.test_visits set claimed_at = started_at;
