-- The published figures of a quarter, rounded and counted once after its end. They never change: two readings of a changing
-- figure would reveal the one case between them.
create table transparency_quarters (
  starts_on date primary key,
  counted_at timestamptz not null,
  figures jsonb not null
);
create trigger transparency_quarters_stay before update or delete on transparency_quarters
  for each row execute function refuse_change();
