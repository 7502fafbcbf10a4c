-- A crowd for benches: `:users` people and `:projects` projects, skewed as real ones are. Run with
--   psql -v users=300000 -v projects=200000 -f crowd.sql
-- on a database with the schema and nothing else. Feedback adds itself in a file of its own, after this one.
\set ON_ERROR_STOP on
set synchronous_commit = off;

insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
select md5('user' || n)::uuid, '\x00', decode(md5('mail' || n), 'hex'), now(), 'user_' || n, 'User ' || n,
  (array['creator', 'tester', 'both'])[1 + n % 3]::account_role, (array['en', 'fr'])[1 + n % 2]::language, '', now() - n * interval '7 seconds'
from generate_series(1, :users) as n;

-- Five thousand words by Zipf's law, spelled from their numbers so that they can be mistyped: the first, `babobide`, stands in
-- nearly every project, the last, `labobibe`, in hardly any.
create function pg_temp.spelled(number int) returns text language sql immutable return
  regexp_replace(translate(lpad(number::text, 4, '0'), '0123456789', 'bdfgklmnpr'), '^(.)(.)(.)(.)$', '\1a\2o\3i\4e');

create temporary table written as
select n, md5('project' || n)::uuid as id,
  1 + floor(:users * power(random(), 2))::int as owner,
  -- Half are in the first category, a twelfth in the last.
  (1 << least(12, floor(13 * power(random(), 3))::int)) | case when random() < 0.5 then 1 << floor(random() * 13)::int else 0 end as categories,
  now() - (:projects - n) * interval '13 seconds' as published_at,
  -- `n` keeps PostgreSQL from drawing the words once for all, `place` from taking the aggregate for one over projects.
  (select string_agg(pg_temp.spelled(ceil(5000 * power(random(), 4) + (n + place) * 0)::int), ' ') from generate_series(1, 40) as place) as words
from generate_series(1, :projects) as n;

insert into projects (id, owner_id, name, tagline, description, summary, link, categories, demo_type, language, published_at)
select id, md5('user' || owner)::uuid, 'Project ' || n, left(words, 100), words || ' and a few words to be long enough', left(words, 150),
  'https://project' || n || '.example', categories, 'live', (array['en', 'fr'])[1 + n % 2]::language, published_at
from written;

insert into project_stats (project_id, owner_id, categories, published_at, listed, feedback_count, rating_sum, rating)
select id, md5('user' || owner)::uuid, categories, published_at, true, count, stars, round((5 * 3500 + 1000.0 * stars) / (5 + count))::int
from (select *, floor(60 * power(random(), 3))::int as count from written) as counted,
  lateral (select round(count * (3 + 2 * random()))::int as stars) as rated;

insert into project_search (project_id, published_at, words)
select id, published_at, search_document(name, tagline, description) from projects;

insert into search_words (word)
select distinct word from project_search, unnest(tsvector_to_array(words)) as word where word ~ '^[[:alpha:]]{4,30}$'
on conflict do nothing;

vacuum (analyze) users, projects, project_stats, project_search, search_words;
