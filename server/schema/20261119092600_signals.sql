-- Fingerprints that find near-duplicates and repeated links, without the texts. Named and hidden authors have different
-- kinds of keyed hashes.
create table signal_texts (
  content_kind text not null,
  content_id uuid not null,
  author_tag bytea not null,
  is_hidden boolean not null,
  is_young boolean not null,
  -- Empty for texts that are too short to compare.
  minima integer[] not null,
  bands integer[] not null,
  -- Keyed hashes of the domains in the text.
  domains bytea[] not null,
  seen_at timestamptz not null,
  primary key (content_kind, content_id)
);
create index signal_texts_bands on signal_texts using gin (bands);
create index signal_texts_domains on signal_texts using gin (domains);
create index signal_texts_author on signal_texts (author_tag);
create index signal_texts_seen on signal_texts (seen_at);

-- Signals about named users, each kind once.
create table person_signals (
  author_tag bytea not null,
  signal text not null,
  noted_at timestamptz not null,
  primary key (author_tag, signal)
);
create index person_signals_noted on person_signals (noted_at);
