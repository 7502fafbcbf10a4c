-- Up Migration

-- What is published of a quarter, rounded, counted once when it is over. It never moves again: two looks at a figure that moves would
-- tell of the one case between them.
create table transparency_quarters (
  starts_on date primary key,
  counted_at timestamptz not null,
  figures jsonb not null
);
create trigger transparency_quarters_stay before update or delete on transparency_quarters
  for each row execute function refuse_change();
