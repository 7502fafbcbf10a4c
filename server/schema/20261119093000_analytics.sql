-- Daily or weekly sums that features count. They concern no person and remain when their source is deleted.
create table metric_figures (
  metric text not null,
  -- The first day of the period.
  day date not null,
  -- The dimensions, separated by spaces.
  of text not null,
  value double precision not null,
  primary key (metric, day, of)
);
-- Covers the analytics page: it reads and sums the index only.
create index metric_figures_read on metric_figures (metric, day) include (of, value);

-- When a metric was last counted for a day or week, even if there was nothing to count.
create table metric_counts (
  metric text not null,
  day date not null,
  counted_at timestamptz not null,
  primary key (metric, day)
);
