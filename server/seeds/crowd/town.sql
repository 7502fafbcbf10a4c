-- A town for benches of the feed and the distribution: `:testers` people who test and `:projects` projects that still
-- wait for feedback. Run with
--   psql -v testers=1000000 -v projects=100000 -f town.sql
-- on a database with the schema and nothing else.
\set ON_ERROR_STOP on
set synchronous_commit = off;

-- One to five interests, some far more common than others.
create temporary table people as
select n, md5('user' || n)::uuid as id, (array['en', 'fr'])[1 + n % 2]::language as language, now() - (n % 400) * interval '1 day' as joined_at,
  (select bit_or(1 << least(12, floor(13 * power(random() + (n + place) * 0, 1.6))::int)) from generate_series(0, n % 5) as place) as interests
from generate_series(1, :testers) as n;

insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
select id, '\x00', decode(md5('mail' || n), 'hex'), joined_at, 'user_' || n, 'User ' || n, 'both', language, '', joined_at from people;

insert into profiles (user_id, interests)
select id, array(select (array['saas', 'ai', 'education', 'food', 'local', 'mobile', 'ecommerce', 'health', 'finance', 'marketing',
    'design', 'dev', 'other'])[bit + 1] from generate_series(0, 12) as bit where interests & (1 << bit) <> 0)
from people;

-- A twentieth of them came within the last day.
insert into tester_pool (tester_id, interests, language, joined_at, full_multiplier, skip_multiplier, visits, last_visit_at, reach)
select id, interests, language, joined_at, 0.2 + 2.3 * power(random(), 2), 0.2 + 2.3 * power(random(), 2), 1 + n % 60,
  now() - (n % 20) * interval '1 day', 0.02 + 0.7 * power(random(), 3)
from people;

create temporary table works as
select n, md5('project' || n)::uuid as id, md5('user' || (1 + floor(:testers * power(random(), 2))::int))::uuid as owner_id,
  (1 << least(12, floor(13 * power(random(), 2))::int)) | case when random() < 0.6 then 1 << floor(random() * 13)::int else 0 end as categories,
  (array['en', 'fr'])[1 + n % 2]::language as language, now() - random() * interval '13 days' as posted_at,
  floor(3 * random())::int as full_count, floor(2 * random())::int as skip_count, 0.01 + power(random(), 3) as value
from generate_series(1, :projects) as n;

insert into projects (id, owner_id, name, tagline, description, summary, link, categories, demo_type, language, published_at)
select id, owner_id, 'Project ' || n, 'What it does, in one line.', repeat('What it does, at more length. ', 6), 'What it does.',
  'https://project' || n || '.example', categories, 'live', language, posted_at
from works;

insert into project_stats (project_id, owner_id, categories, published_at, listed, feedback_count)
select id, owner_id, categories, posted_at, true, full_count from works;

insert into project_needs (project_id, owner_id, categories, language, posted_at, visible_since, full_count, skip_count, counted_arrivals,
  value_full, value_skip, is_open, due_at)
select id, owner_id, categories, language, posted_at, posted_at, full_count, skip_count, full_count + skip_count, value, value / 3, true, 'infinity'
from works;

insert into feed_slots (category, language, project_id, owner_id, categories, value_full, value_skip)
select bit, language, id, owner_id, categories, value, value / 3 from works, generate_series(0, 12) as bit
where categories & (1 << bit) <> 0;

-- What the needs count: the night compares the two, and counts anew whatever does not agree.
insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle)
select md5('feedback ' || id || place)::uuid, id, place, 4, 'It does what it says.', 'used', current_date - 1, 0
from works, generate_series(1, full_count) as place;
insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
select id, sha256(('pair ' || id)::bytea), sha256(('author ' || id)::bytea), '\x00', '{}', now() - interval '1 day' from feedback;
insert into skips (id, project_id, tester_number, reason, note, given_on, shuffle)
select md5('skip ' || id || place)::uuid, id, place, 'unclear_value', '\x00', current_date - 1, 0
from works, generate_series(1, skip_count) as place;
insert into hidden.skip_authors (skip_id, pair_tag, author_tag, skipped_at)
select id, sha256(('pair ' || id)::bytea), sha256(('author ' || id)::bytea), now() - interval '1 day' from skips;

-- What people have been shown: forty rows for each project.
insert into hidden.showings (tester_tag, project_id, shown_on, fit_cell)
select sha256((n || ' ' || place)::bytea), id, current_date - 3, 1 from works, generate_series(1, 40) as place;

update distribution_totals set testers = :testers, makers = :projects, rated_at = now();
vacuum (analyze) users, profiles, tester_pool, projects, project_stats, project_needs, feed_slots, hidden.showings,
  feedback, hidden.feedback_authors, skips, hidden.skip_authors;
