create type group_visibility as enum ('public', 'private');
-- In the order of the member list.
create type group_role as enum ('owner', 'moderator', 'member');

create table groups (
  id uuid primary key,
  name text not null check (char_length(name) between 3 and 60),
  description text not null default '' check (char_length(description) <= 500),
  -- One bit for each of the thirteen categories, in the order of the contract.
  categories integer not null check (categories between 1 and 8191 and bit_count(categories::bit(13)) between 1 and 3),
  visibility group_visibility not null,
  -- Outsiders can request access to a private group that is listed. They cannot find one that is not listed.
  is_listed boolean not null default true check (is_listed or visibility = 'private'),
  created_at timestamptz not null,
  -- A frozen group is read-only. Deleting the account clears `frozen_by`.
  frozen_at timestamptz,
  frozen_by uuid references users (id) on delete set null,
  -- Its owners can restore a deleted group for a week.
  deleted_at timestamptz,
  deleted_by uuid references users (id) on delete set null,
  taken_down_at timestamptz,
  -- The author of name and description, whom a report concerns. `null` if the account was deleted.
  written_by uuid references users (id) on delete set null,
  -- The measure that moderation chose instead of hiding the group. Its moderators cannot end it.
  measure text constraint groups_measure check (measure in ('frozen', 'deleted')),
  -- The measure of each decision in force, by case ID. Overturning a decision leaves the others in force.
  decisions jsonb not null default '{}',
  check (frozen_at is not null or frozen_by is null),
  check (deleted_at is not null or deleted_by is null)
);
create index groups_deleted on groups (deleted_at) where deleted_at is not null;
create index groups_frozen_by on groups (frozen_by) where frozen_by is not null;
create index groups_deleted_by on groups (deleted_by) where deleted_by is not null;
create index groups_written_by on groups (written_by) where written_by is not null;

-- One narrow row for each group, with the columns that lists filter and sort by. `listed` says whether outsiders find the
-- group, so that no list reads the group itself.
create table group_stats (
  group_id uuid primary key references groups (id) on delete cascade,
  member_count integer not null default 0 check (member_count >= 0),
  categories integer not null,
  -- The day of the last message. A finer time would reveal when a member wrote.
  moved_on date not null,
  listed boolean not null
) with (fillfactor = 70);
create index group_stats_sizes on group_stats (member_count desc, group_id desc) include (categories) where listed;
create index group_stats_moved on group_stats (moved_on desc, group_id desc) include (categories) where listed;

-- One row for each listed group.
create table group_search (
  group_id uuid primary key references groups (id) on delete cascade,
  words tsvector not null
);
create index group_search_words on group_search using gin (words) with (fastupdate = off);

-- A name and description written by a user whose posts are withheld. Only the author sees them.
create table held_group_cards (
  group_id uuid primary key references groups (id) on delete cascade,
  by_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 3 and 60),
  description text not null check (char_length(description) <= 500)
);
create index held_group_cards_by on held_group_cards (by_id);

create table group_invites (
  id uuid primary key,
  group_id uuid not null references groups (id) on delete cascade,
  -- Lookups use the keyed hash of the code; the code itself is encrypted.
  code_tag bytea not null unique,
  code bytea not null,
  grants text not null default 'join' check (grants in ('join', 'ask')),
  -- `null` if any holder of the code may use it.
  invitee_id uuid references users (id) on delete cascade,
  made_by uuid references users (id) on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- `null` if the number of uses is unlimited.
  uses_left integer check (uses_left >= 0),
  revoked_at timestamptz
);
create index group_invites_group on group_invites (group_id, made_at desc, id desc);
create index group_invites_invitee on group_invites (invitee_id) where invitee_id is not null;
create index group_invites_made_by on group_invites (made_by) where made_by is not null;

create table group_members (
  user_id uuid not null references users (id) on delete cascade,
  group_id uuid not null references groups (id) on delete cascade,
  role group_role not null,
  joined_at timestamptz not null,
  -- The invite that the member used, if any.
  invite_id uuid references group_invites (id) on delete set null,
  -- Whether `member_count` includes them. A member whom others cannot find in the list is not in the number either.
  is_counted boolean not null default true,
  primary key (user_id, group_id)
);
create index group_members_group on group_members (group_id, role, joined_at, user_id);
create index group_members_invite on group_members (invite_id) where invite_id is not null;

create table group_bans (
  group_id uuid not null references groups (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  by_id uuid references users (id) on delete set null,
  -- Encrypted; for the group's moderators.
  reason bytea,
  at timestamptz not null,
  primary key (group_id, user_id)
);
create index group_bans_user on group_bans (user_id);
create index group_bans_by on group_bans (by_id) where by_id is not null;

create table access_requests (
  id uuid primary key,
  group_id uuid not null references groups (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Encrypted; `null` if the request has no text.
  text bytea,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz,
  check ((state = 'pending') = (answered_at is null))
);
create unique index access_requests_pending on access_requests (group_id, user_id) where state = 'pending';
create index access_requests_group on access_requests (group_id, asked_at, id) where state = 'pending';
create index access_requests_all on access_requests (group_id);
create index access_requests_user on access_requests (user_id, group_id, asked_at desc);
create index access_requests_answered_by on access_requests (answered_by) where answered_by is not null;

create table group_projects (
  group_id uuid not null references groups (id) on delete cascade,
  project_id uuid not null references projects (id) on delete cascade,
  shared_by uuid references users (id) on delete cascade,
  shared_at timestamptz not null,
  primary key (group_id, project_id)
);
create index group_projects_recent on group_projects (group_id, shared_at desc, project_id desc);
create index group_projects_project on group_projects (project_id);
create index group_projects_shared_by on group_projects (shared_by) where shared_by is not null;
