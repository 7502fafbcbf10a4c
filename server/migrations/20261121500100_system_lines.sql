-- Up Migration

-- What the site itself says in a log, in the words of whoever reads it.
create type system_line as enum ('round_closed');

-- Null: somebody wrote it. A line of the site has no author and no body.
alter table messages add column system_line system_line;
alter table messages add constraint messages_system_line check (system_line is null or num_nonnulls(author_id, body) = 0) not valid;
