-- Up Migration

-- What the night's count of all admin acts found: counting them takes longer the more there are, and a page must not.
create table admin_act_checks (
  checked_at timestamptz primary key,
  acts bigint not null check (acts >= 0),
  faults integer not null check (faults >= 0)
);
