-- Up Migration

-- What features counted about themselves, a sum for each day or week: about nobody, and kept when what it was made of is gone.
create table metric_figures (
  metric text not null,
  -- The first day of what was counted.
  day date not null,
  -- By what it is told apart, one word after the other.
  of text not null,
  value double precision not null,
  primary key (metric, day, of)
);

-- When the figures of a day or a week were last counted, also where there was nothing to count.
create table metric_counts (
  metric text not null,
  day date not null,
  counted_at timestamptz not null,
  primary key (metric, day)
);
