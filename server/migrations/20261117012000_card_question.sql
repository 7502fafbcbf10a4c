-- Up Migration

-- One yes-or-no question on the card. Changed, it is asked from the next midnight on, as the others are, and counted anew.
alter table projects
  add column card_question text check (char_length(card_question) <= 140),
  add column card_question_before text,
  -- Which question the answers below are to, how many there are, and how many everybody is told of.
  add column card_counted text,
  add column card_yes integer not null default 0,
  add column card_no integer not null default 0,
  add column card_shown_yes integer not null default 0,
  add column card_shown_no integer not null default 0;

-- Who has answered, and what while nobody else may know; then only that they have.
create table hidden.card_answers (
  pair_tag bytea primary key,
  id uuid not null unique,
  author_tag bytea not null,
  project_id uuid not null references projects (id) on delete cascade,
  question text not null,
  answer boolean,
  release_at timestamptz,
  is_held boolean not null default false
);
create index card_answers_author on hidden.card_answers (author_tag);
create index card_answers_project on hidden.card_answers (project_id);
create index card_answers_due on hidden.card_answers (release_at) where release_at is not null;
