-- Up Migration

-- What two people wrote stays for whoever is left: a conversation no longer goes with the first account. There is no data yet that the
-- checks would have to wait for, and no release that reads it.
-- squawk-ignore ban-drop-not-null
alter table conversations alter column first_user_id drop not null;
-- squawk-ignore ban-drop-not-null
alter table conversations alter column second_user_id drop not null;
alter table conversations drop constraint conversations_first_user_id_fkey;
alter table conversations drop constraint conversations_second_user_id_fkey;
alter table conversations add constraint conversations_first_user_id_fkey
  foreign key (first_user_id) references users (id) on delete set null not valid;
alter table conversations add constraint conversations_second_user_id_fkey
  foreign key (second_user_id) references users (id) on delete set null not valid;

-- Whether the two agreed to show their names in a masked thread. Anybody may write to anybody: only this means that they know each other.
alter table conversations add column revealed_at timestamptz;
-- Null: the other has not answered whoever began it, who is a stranger to them.
alter table conversations add column accepted_at timestamptz;
-- Which of the two began it; null where both agreed to it.
alter table conversations add column begun_by_first boolean;

-- Until now, a conversation began with such an agreement and with nothing else.
update conversations set revealed_at = opened_at, accepted_at = opened_at;
insert into channels (id, conversation_id, created_at) select gen_random_uuid(), id, opened_at from conversations;
insert into channel_heads (channel_id, moved_at) select id, created_at from channels;
insert into channel_marks (user_id, channel_id)
select unnest(array[first_user_id, second_user_id]), channels.id
from conversations join channels on channels.conversation_id = conversations.id;
