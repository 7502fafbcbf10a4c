create type reaction_kind as enum ('thumb', 'heart', 'rocket', 'bulb', 'thinking');

create table reactions (
  project_id uuid not null references projects (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind reaction_kind not null,
  -- `false` if the account is limited: only its owner sees the reaction.
  is_counted boolean not null,
  primary key (project_id, user_id, kind)
);
create index reactions_user on reactions (user_id);

-- One narrow row for each project with reactions, updated in the same transaction.
create table reaction_counts (
  project_id uuid primary key references projects (id) on delete cascade,
  thumb integer not null default 0 check (thumb >= 0),
  heart integer not null default 0 check (heart >= 0),
  rocket integer not null default 0 check (rocket >= 0),
  bulb integer not null default 0 check (bulb >= 0),
  thinking integer not null default 0 check (thinking >= 0)
) with (fillfactor = 70);
