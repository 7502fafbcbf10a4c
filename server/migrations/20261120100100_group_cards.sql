-- Up Migration

-- Whose words the card holds: a report is about them, whoever owns the group since. Null: the account is gone.
alter table groups add column written_by uuid;
alter table groups add constraint groups_written_by_fkey
  foreign key (written_by) references users (id) on delete set null not valid;
-- Until now it was whoever has owned it longest.
update groups set written_by = (
  select user_id from group_members where group_id = groups.id and role = 'owner' order by joined_at, user_id limit 1
);
-- There are few groups yet.
-- squawk-ignore require-concurrent-index-creation
create index groups_written_by on groups (written_by) where written_by is not null;

-- What somebody wrote on a card while others see nothing of what they write: theirs alone to read.
create table held_group_cards (
  group_id uuid primary key references groups (id) on delete cascade,
  by_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 3 and 60),
  description text not null check (char_length(description) <= 500)
);
create index held_group_cards_by on held_group_cards (by_id);
