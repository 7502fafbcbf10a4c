create type evidence as enum ('seen', 'opened', 'used');
create type uncounted_reason as enum ('untested', 'repeated');
create type feedback_mark as enum ('helpful', 'not_helpful');

-- The public part of a feedback. Nothing here reveals the author: it has the day instead of the time, the author's number
-- on the project, and a random sort key within the day.
create table feedback (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  tester_number integer not null check (tester_number > 0),
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) between 10 and 4000),
  evidence evidence not null,
  -- `null` if the feedback counts.
  uncounted_for uncounted_reason,
  given_on date not null,
  shuffle integer not null,
  is_edited boolean not null default false,
  -- Whether only the author sees it, and no count includes it.
  -- True before publication, while the author is limited, and while moderation hides it.
  is_withheld boolean not null default false,
  -- The boundary at which the row, or its draft, becomes visible to others. Only the publishing job compares it with the clock.
  -- `null` if nothing waits, or if the author is limited.
  publish_at timestamptz,
  -- The columns as the author left them, for a change to a row that others can see.
  draft jsonb,
  mark feedback_mark,
  mark_reason text check (char_length(mark_reason) between 1 and 280),
  deleted_at timestamptz,
  -- Whether the author tested the project again after an iteration, and said so.
  is_retested boolean not null default false,
  -- Whether the maker has finished with this feedback in their inbox. Only the maker sees it.
  is_done boolean not null default false,
  -- The answers with their questions, [{"question", "answer"}], because the maker may change a question later.
  answers jsonb not null default '[]',
  -- The boundary at which others first saw it, which is public. It is not stored with the author, so that no
  -- figure computed from it changes when the author leaves.
  first_shown_at timestamptz,
  -- A feedback that moderation hides is withheld, so that lists, counts and indexes need only one condition.
  -- `was_withheld` stores what applies by the author's standing, for the time when the feedback is restored.
  taken_down_at timestamptz,
  was_withheld boolean not null default false
);
create index feedback_list on feedback (project_id, given_on desc, shuffle desc, id desc)
  where deleted_at is null and not is_withheld;
create index feedback_project on feedback (project_id);
create index feedback_deleted on feedback (deleted_at) where deleted_at is not null;
create index feedback_publish on feedback (publish_at) where publish_at is not null;
-- The maker's inbox, in its order and without finished rows, so that the cost of a page does not grow.
create index feedback_inbox on feedback (project_id, given_on desc, shuffle desc, id desc)
  where deleted_at is null and not is_withheld and not is_done;

-- Number of times each rating was given, for counted feedback. It changes in the transaction of the feedback.
create table rating_counts (
  project_id uuid primary key references projects (id) on delete cascade,
  rated_1 integer not null default 0 check (rated_1 >= 0),
  rated_2 integer not null default 0 check (rated_2 >= 0),
  rated_3 integer not null default 0 check (rated_3 >= 0),
  rated_4 integer not null default 0 check (rated_4 >= 0),
  rated_5 integer not null default 0 check (rated_5 >= 0)
) with (fillfactor = 70);

-- The thread between a maker and a hidden tester. `revealed_at` is set once both have agreed.
create table feedback_threads (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  has_maker_agreed boolean not null default false,
  has_tester_agreed boolean not null default false,
  -- The tester's last word. It replaces `has_tester_agreed` at the boundary `publish_at`.
  pending_tester_agreed boolean,
  publish_at timestamptz,
  revealed_at timestamptz,
  conversation_id uuid
);
create index feedback_threads_publish on feedback_threads (publish_at) where publish_at is not null;

create table feedback_replies (
  id uuid primary key,
  feedback_id uuid not null references feedback (id) on delete cascade,
  -- `null` until publication, because a gap would reveal that a reply waits.
  position integer check (position > 0),
  from_maker boolean not null,
  body bytea not null,
  sent_on date not null,
  -- Since when moderation hides the reply. Its author still sees it.
  taken_down_at timestamptz,
  -- The boundary at which a tester's reply is published. `null` if it was published, or if its author is limited.
  publish_at timestamptz,
  -- Orders the replies that wait. Publication clears it.
  written_at timestamptz,
  -- Whether the maker closed the thread before publication. The reply is never published, even if the thread is opened again,
  -- because that would reveal that it had waited.
  is_undelivered boolean not null default false,
  constraint feedback_replies_position unique (feedback_id, position)
);
create index feedback_replies_publish on feedback_replies (publish_at) where publish_at is not null;

-- The encrypted author. The tags are keyed hashes: `pair_tag` of tester and project limits a tester to one feedback per
-- project; `author_tag` of the tester finds their own feedback. Without the keys, a copy of this table names no one.
create table hidden.feedback_authors (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  pair_tag bytea not null constraint feedback_one_each unique,
  author_tag bytea not null,
  author bytea not null,
  -- A MinHash signature of the text, which detects near-duplicates by one tester.
  sketch integer[] not null,
  -- Exact times are stored with the author only.
  given_at timestamptz not null,
  retested_at timestamptz
);
create index feedback_authors_author on hidden.feedback_authors (author_tag, given_at desc);

-- Facts at the time of the feedback: whether the site had led its author to the project, and the project's categories. The
-- feedback is judged by these permanently. A judgement that changed with a later act would reveal the author.
create table hidden.feedback_origins (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  is_prompted boolean not null,
  categories integer not null,
  -- Whether the account was young when the feedback was given. `null` while the account exists, which is then read instead.
  -- Without it a feedback would stop being doubtful when its author leaves, which would reveal the author to the maker.
  was_young boolean
);

-- The number of a tester on a project, in feedback and skips alike. If both tags are `null` the tester has left; the number
-- is not reused.
create table hidden.tester_numbers (
  project_id uuid not null references projects (id) on delete cascade,
  number integer not null check (number > 0),
  pair_tag bytea constraint tester_numbers_one_each unique,
  author_tag bytea,
  primary key (project_id, number)
);
create index tester_numbers_author on hidden.tester_numbers (author_tag) where author_tag is not null;

-- Tests that were begun, with the progress of the tester, who is identified by keyed hashes only.
create table hidden.tests (
  pair_tag bytea primary key,
  author_tag bytea not null,
  project_id uuid not null references projects (id) on delete cascade,
  -- Hash of the single-use link to the project. Use clears it.
  token_hash bytea constraint tests_token unique,
  token_expires_at timestamptz,
  started_at timestamptz not null,
  opened_at timestamptz,
  used_at timestamptz,
  -- The latest time, in addition to the first: the tester opened the project again after a change.
  last_opened_at timestamptz,
  -- The boundary from which the test counts, once it has passed. A repeated start does not change it.
  counted_from timestamptz,
  publish_at timestamptz
);
create index tests_author on hidden.tests (author_tag);
create index tests_project on hidden.tests (project_id);
-- Each run finds the tests that have lapsed since the previous run by the time from which they count.
create index tests_counted_from on hidden.tests (counted_from);
create index tests_publish on hidden.tests (publish_at) where publish_at is not null;

create type skip_reason as enum ('not_relevant', 'unclear_value', 'too_complex', 'not_target_user', 'other');

-- A skip with its note for the maker. Nothing here reveals the author: it has the day, the author's number on the project,
-- and a random sort key within the day. The note is encrypted; only the maker reads it.
create table skips (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  tester_number integer not null check (tester_number > 0),
  reason skip_reason not null,
  note bytea not null,
  given_on date not null,
  shuffle integer not null,
  -- Whether the author is limited: only they see it, and no count includes it.
  is_withheld boolean not null default false,
  -- The day of the author's next skip of the project, after it was shown to them a second time. From then on only the later
  -- skip counts wherever people are counted.
  outdated_on date,
  -- Whether the author also gave feedback on the project and has left since. A person with both counts once, and no other
  -- column records it after they left.
  is_superseded boolean not null default false,
  -- The same meaning as in `feedback`.
  is_done boolean not null default false,
  publish_at timestamptz,
  first_shown_at timestamptz,
  taken_down_at timestamptz,
  was_withheld boolean not null default false
);
create index skips_project on skips (project_id);
create index skips_publish on skips (publish_at) where publish_at is not null;
create index skips_list on skips (project_id, given_on desc, shuffle desc, id desc) where not is_withheld;
create index skips_inbox on skips (project_id, given_on desc, shuffle desc, id desc) where not is_withheld and not is_done;

-- The author of a skip, by keyed hashes only.
create table hidden.skip_authors (
  skip_id uuid primary key references skips (id) on delete cascade,
  -- Keyed hash of tester and project, set for the latest skip only. It enforces one current skip.
  pair_tag bytea constraint skips_one_each unique,
  author_tag bytea not null,
  skipped_at timestamptz not null,
  -- The encrypted recipient of the notification that the note was credited, `null` if no notification is sent.
  author bytea,
  -- Keyed hash of tester and project, for skips before the latest.
  earlier_pair_tag bytea
);
create index skip_authors_author on hidden.skip_authors (author_tag, skipped_at desc);
-- Finds earlier skips of one tester. Few rows have the column.
create index skip_authors_earlier on hidden.skip_authors (earlier_pair_tag) where earlier_pair_tag is not null;

-- Whether the site had led the author to the project at the time of the skip; see hidden.feedback_origins.
create table hidden.skip_origins (
  skip_id uuid primary key references skips (id) on delete cascade,
  is_prompted boolean not null
);

-- Answers to the card question. `answer` and `publish_at` are cleared at the boundary; then the row only records that the tester
-- has answered.
create table hidden.card_answers (
  pair_tag bytea primary key,
  id uuid not null unique,
  author_tag bytea not null,
  project_id uuid not null references projects (id) on delete cascade,
  question text not null,
  answer boolean,
  publish_at timestamptz
);
create index card_answers_author on hidden.card_answers (author_tag);
create index card_answers_project on hidden.card_answers (project_id);
create index card_answers_publish on hidden.card_answers (publish_at) where publish_at is not null;

-- Notes of a user who was limited because of them. They are hidden at the next publication boundary. The table names notes,
-- never people.
create table hidden.withholdings (
  note_id uuid primary key,
  kind text not null check (kind in ('feedback', 'skip')),
  due_at timestamptz not null
);
create index withholdings_due on hidden.withholdings (due_at, note_id);

-- Closed threads between a tester and a project. They use the tester number that the maker sees anyway, not a keyed hash, so
-- a thread closed by the maker stays closed when the tester's account is deleted.
create table hidden.tester_blocks (
  project_id uuid not null references projects (id) on delete cascade,
  tester_number integer not null check (tester_number > 0),
  closed_by text not null check (closed_by in ('maker', 'tester')),
  -- A day, because the exact time could be matched with an act of the tester under their name.
  closed_on date not null,
  primary key (project_id, tester_number, closed_by)
);

-- The responses that an iteration credits. Used for notifications and counts; no list shows them.
create table iteration_feedback (
  iteration_id uuid not null references iterations (id) on delete cascade,
  feedback_id uuid not null references feedback (id) on delete cascade,
  primary key (iteration_id, feedback_id)
);
create index iteration_feedback_feedback on iteration_feedback (feedback_id);

create table iteration_skips (
  iteration_id uuid not null references iterations (id) on delete cascade,
  skip_id uuid not null references skips (id) on delete cascade,
  primary key (iteration_id, skip_id)
);
create index iteration_skips_skip on iteration_skips (skip_id);

-- The median share of each skip reason among the projects of a category, computed nightly.
create table skip_medians (
  category smallint not null check (category between 0 and 12),
  reason skip_reason not null,
  share real not null check (share between 0 and 1),
  projects integer not null check (projects > 0),
  primary key (category, reason)
);
