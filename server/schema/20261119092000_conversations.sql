-- Conversations between two users under their names. The smaller user ID comes first, so that a pair has one row.
create table conversations (
  id uuid primary key,
  -- `null` if the account was deleted. The messages remain for the other participant.
  first_user_id uuid references users (id) on delete set null,
  second_user_id uuid references users (id) on delete set null,
  opened_at timestamptz not null,
  -- When both agreed to show their names in a feedback thread. Any user may write to any other, so only this column says
  -- that they know each other.
  revealed_at timestamptz,
  -- `null` until the recipient answers the participant who began it.
  accepted_at timestamptz,
  -- Which participant began it, `null` if both agreed to it in a feedback thread.
  begun_by_first boolean,
  -- The last message of the request that its recipient deleted, `null` if they have not deleted it.
  deleted_seq bigint,
  constraint conversations_pair unique (first_user_id, second_user_id),
  constraint conversations_ordered check (first_user_id < second_user_id)
);
create index conversations_second on conversations (second_user_id);
