-- Up Migration

-- What a machine noticed adds to a case, apart from what its reports weigh: those alone hide content and hold Validated up.
alter table cases
  add column signal_weight integer not null default 0,
  add column signals_due_at timestamptz,
  -- The sanction that holds the account of whoever wrote it until a person has looked. No reference: checking one would lock both tables.
  add column hold_id uuid,
  add column held_until timestamptz;

create table case_signals (
  case_id uuid not null references cases (id) on delete cascade,
  signal text not null,
  weight integer not null,
  -- How many authors, texts or accounts, where it counts any.
  amount integer,
  noted_at timestamptz not null,
  primary key (case_id, signal)
);

-- By what near-copies and addresses are found again, and not the words themselves. Named and hidden authors have fingerprints of different kinds.
create table signal_texts (
  content_kind text not null,
  content_id uuid not null,
  author_tag bytea not null,
  is_hidden boolean not null,
  is_young boolean not null,
  -- Empty for texts too short to tell copies of.
  minima integer[] not null,
  bands integer[] not null,
  -- Keyed fingerprints of the addresses in it.
  domains bytea[] not null,
  seen_at timestamptz not null,
  primary key (content_kind, content_id)
);
create index signal_texts_bands on signal_texts using gin (bands);
create index signal_texts_domains on signal_texts using gin (domains);
create index signal_texts_author on signal_texts (author_tag);
create index signal_texts_seen on signal_texts (seen_at);

-- What was noticed about somebody under their name, each kind once.
create table person_signals (
  author_tag bytea not null,
  signal text not null,
  noted_at timestamptz not null,
  primary key (author_tag, signal)
);
create index person_signals_noted on person_signals (noted_at);
