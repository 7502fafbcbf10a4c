-- Up Migration

create type evidence as enum ('seen', 'opened', 'used');
create type uncounted_reason as enum ('untested', 'short', 'repeated');
create type feedback_mark as enum ('helpful', 'not_helpful');

-- What everybody may read of a feedback, and nothing that says whose it is: the day it was given, not the moment,
-- its author's number on the project, and a sort key within the day that follows from nothing.
create table feedback (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  tester_number integer not null check (tester_number > 0),
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) between 10 and 4000),
  evidence evidence not null,
  -- Null: it counts.
  uncounted_for uncounted_reason,
  given_on date not null,
  shuffle integer not null,
  is_edited boolean not null default false,
  -- Its author is limited: seen by them alone, and counted nowhere.
  is_withheld boolean not null default false,
  mark feedback_mark,
  mark_reason text check (char_length(mark_reason) between 1 and 280),
  deleted_at timestamptz,
  -- Its author has tried the project again after an iteration, and said so.
  is_retested boolean not null default false,
  -- When its maker last marked it: what follows for its author waits some days from then.
  marked_on date
);
create index feedback_list on feedback (project_id, given_on desc, shuffle desc, id desc)
  where deleted_at is null and not is_withheld;
create index feedback_deleted on feedback (deleted_at) where deleted_at is not null;

-- How often each rating was given, counted feedback only; it moves with the feedback it counts.
create table rating_counts (
  project_id uuid primary key references projects (id) on delete cascade,
  rated_1 integer not null default 0 check (rated_1 >= 0),
  rated_2 integer not null default 0 check (rated_2 >= 0),
  rated_3 integer not null default 0 check (rated_3 >= 0),
  rated_4 integer not null default 0 check (rated_4 >= 0),
  rated_5 integer not null default 0 check (rated_5 >= 0)
) with (fillfactor = 70);

-- The conversation between a maker and a hidden tester. `revealed_at` is set once both have agreed.
create table feedback_threads (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  has_maker_agreed boolean not null default false,
  has_tester_agreed boolean not null default false,
  revealed_at timestamptz,
  conversation_id uuid
);

create table feedback_replies (
  id uuid primary key,
  feedback_id uuid not null references feedback (id) on delete cascade,
  position integer not null check (position > 0),
  from_maker boolean not null,
  body bytea not null,
  sent_on date not null,
  constraint feedback_replies_position unique (feedback_id, position)
);

-- Who wrote it, sealed. The tags are keyed fingerprints: `pair_tag` of tester and project makes one feedback each,
-- `author_tag` of the tester finds their own again. Without the keys, a copy of this table names nobody.
create table hidden.feedback_authors (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  pair_tag bytea not null constraint feedback_one_each unique,
  author_tag bytea not null,
  author bytea not null,
  -- A sketch of the text, by which a tester's near-copies are recognised.
  sketch integer[] not null,
  -- The moments stay with the author, as every moment does.
  given_at timestamptz not null,
  retested_at timestamptz
);
create index feedback_authors_author on hidden.feedback_authors (author_tag, given_at desc);

-- What was known of a feedback when it was given: whether we had brought its author to the project, and what the
-- project was about. It is judged by this for good. What anybody does later must not change how it is judged, or who
-- does it on purpose would see by the change who wrote.
create table hidden.feedback_origins (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  is_prompted boolean not null,
  categories integer not null
);

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

-- How far a tester has come with a project: a test that was begun. It names its tester by tags only, as above.
create table hidden.tests (
  pair_tag bytea primary key,
  author_tag bytea not null,
  project_id uuid not null references projects (id) on delete cascade,
  -- Fingerprint of the one address that leads out; using it removes it.
  token_hash bytea constraint tests_token unique,
  token_expires_at timestamptz,
  started_at timestamptz not null,
  opened_at timestamptz,
  used_at timestamptz,
  -- The latest time, beside the first: a project tried again after it was changed.
  last_opened_at timestamptz,
  -- A test begun counts from the next full quarter of an hour on, as what comes of it does. Beginning again is no news.
  counted_from timestamptz not null default now()
);
create index tests_author on hidden.tests (author_tag);
create index tests_project on hidden.tests (project_id);
-- Each run finds the tests that have lapsed since the one before by when they came to count.
create index tests_counted_from on hidden.tests (counted_from);

-- What a hidden tester does is shown to everybody else with the next full quarter of an hour: until then it stands in the
-- pending tables, and its author reads it from there. `feedback`, `skips` and the threads hold what everybody may see.

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

-- What a tester wrote in a thread. Its position there is found when it is shown: one kept free would tell what it came before.
create table hidden.pending_replies (
  id uuid primary key,
  feedback_id uuid not null references feedback (id) on delete cascade,
  release_at timestamptz not null,
  written_at timestamptz not null,
  body bytea not null,
  sent_on date not null
);
create index pending_replies_due on hidden.pending_replies (release_at);
create index pending_replies_thread on hidden.pending_replies (feedback_id, written_at);

-- Whether a tester agrees to show their name.
create table hidden.pending_reveals (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  release_at timestamptz not null,
  agrees boolean not null
);
create index pending_reveals_due on hidden.pending_reveals (release_at);
