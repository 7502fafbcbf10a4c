-- A private copy of each picture that belonged to what was reported: replacing or removing it must not take the evidence away.
create table case_pictures (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  -- Where it lay in the file store when it was reported.
  source_key text not null,
  place smallint not null,
  -- waiting: its copy is being made; missing: it was gone before.
  state text not null default 'waiting' check (state in ('waiting', 'copied', 'missing')),
  taken_at timestamptz not null,
  unique (case_id, source_key)
);

-- Asked before a picture is removed from the store.
create index case_pictures_waiting on case_pictures (source_key) where state = 'waiting';
