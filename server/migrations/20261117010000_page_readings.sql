-- Up Migration

-- What a maker's own page says of their project, read for the form. One for each person, for a day at most.
create table page_readings (
  owner_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  address text not null check (char_length(address) <= 2000),
  state text not null check (state in ('reading', 'read', 'failed')),
  name text,
  tagline text,
  picture_key text,
  asked_at timestamptz not null
);

create index page_readings_by_age on page_readings (asked_at);
