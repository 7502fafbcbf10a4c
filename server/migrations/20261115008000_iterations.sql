-- Up Migration

-- What a maker changed, for everybody to read.
create table iterations (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  what_changed text not null check (char_length(what_changed) between 10 and 2000),
  link text,
  -- How many notes it credits, as published.
  credited integer not null check (credited between 0 and 20),
  published_at timestamptz not null
);
create index iterations_list on iterations (project_id, published_at desc, id desc);

-- Which notes are behind it. For the job that tells their authors, and for counting; no list shows it.
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

-- The days on which a project was edited: several edits of one day are one change.
create table project_edits (
  project_id uuid not null references projects (id) on delete cascade,
  edited_on date not null,
  primary key (project_id, edited_on)
);
