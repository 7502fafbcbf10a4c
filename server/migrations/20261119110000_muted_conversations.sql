-- Up Migration

-- What of a channel somebody wants to be told of. Null: what such a channel proposes.
alter table channel_marks add column notify text;
alter table channel_marks add constraint channel_marks_notify
  check (notify in ('all', 'mentions', 'none')) not valid;

-- Up to which message whoever did not begin it has deleted it, as the request it was to them. Null: they have not.
alter table conversations add column deleted_seq bigint;
