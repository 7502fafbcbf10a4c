-- Up Migration

-- What a maker changed, for everybody to read.
create table iterations (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  what_changed text not null check (char_length(what_changed) between 10 and 2000),
  link text,
  -- How many responses it credits, as published.
  credited integer not null check (credited between 0 and 20),
  published_at timestamptz not null,
  -- A removed iteration can be brought back for a short while; then the night takes it away, and its credits with it.
  deleted_at timestamptz,
  is_edited boolean not null default false
);
create index iterations_list on iterations (project_id, published_at desc, id desc);
create index iterations_deleted on iterations (deleted_at) where deleted_at is not null;

-- Which responses are behind it. For the job that notifies their authors, and for counting; no list shows it.
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

-- How the skips of a category's projects are divided among the reasons, at the median. Learnt at night.
create table skip_medians (
  category smallint not null check (category between 0 and 12),
  reason skip_reason not null,
  share real not null check (share between 0 and 1),
  projects integer not null check (projects > 0),
  primary key (category, reason)
);
