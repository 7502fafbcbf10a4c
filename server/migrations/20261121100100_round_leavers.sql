-- Up Migration

-- Who left a group while a round was open in it. What they say of its project is held all the same: shown at once, it would be known to come
-- of somebody who is out, and whoever removes a person could ask so. Emptied with the end of the round.
create table round_leavers (
  round_id uuid not null references rounds (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (round_id, user_id)
);
create index round_leavers_user on round_leavers (user_id);
