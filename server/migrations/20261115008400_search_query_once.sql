-- Up Migration

-- Declared immutable, so that what somebody typed is read once, when the search is planned, and not again for every
-- project that is looked at: that was nine tenths of a search. PostgreSQL calls unaccent stable only because its list of
-- letters could be exchanged; nothing stored depends on what this returns, so the next search would already know.
create or replace function search_query(typed text) returns tsquery
language sql immutable parallel safe as $$
  select to_tsquery('simple', regexp_replace(unaccent(typed), '[\u0021-\u0025\u0027-\u0029\u002b-\u002f\u003b-\u0040\u005b-\u0060{}~]', '', 'g'))
$$;
