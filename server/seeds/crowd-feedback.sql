-- A crowd's feedback for measuring: psql -v feedbacks=3000000 -f crowd-feedback.sql <database>
-- Needs projects and users. Some projects get far more than others (the cube of a random number), as in life. Authors are
-- opaque on purpose: random bytes stand where tags and sealed ids would, so that sizes and indexes are real and nobody is named.
\set ON_ERROR_STOP on

create temporary table crowd_projects as
  select id, row_number() over (order by id) as place from projects;
create unique index on crowd_projects (place);

with pairs as (
  select gen_random_uuid() as id, project.id as project_id, n, random() as luck
  from generate_series(1, :feedbacks) as n
  join crowd_projects as project
    on project.place = 1 + floor(power(random(), 3) * (select count(*) from crowd_projects))::int
), written as (
  insert into feedback (id, project_id, tester_number, rating, comment, evidence, uncounted_for, given_on, shuffle)
  select id, project_id, n, 1 + floor(sqrt(luck) * 5)::int, repeat(md5(n::text) || ' ', 4 + (n % 12)), 'used', null,
    current_date - (n % 365), floor(random() * 2147483647)::int
  from pairs
  returning id
)
insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
select id, sha256(id::text::bytea), sha256((hashtext(id::text) % 300000)::text::bytea), sha256(id::text::bytea),
  array(select hashtext(id::text || k) from generate_series(1, 64) as k), now()
from written;

insert into rating_counts (project_id, rated_1, rated_2, rated_3, rated_4, rated_5)
select project_id, count(*) filter (where rating = 1), count(*) filter (where rating = 2),
  count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)
from feedback group by project_id
on conflict (project_id) do update set rated_1 = excluded.rated_1, rated_2 = excluded.rated_2,
  rated_3 = excluded.rated_3, rated_4 = excluded.rated_4, rated_5 = excluded.rated_5;

-- The projects' own figures, as their nightly recount would set them.
update project_stats set
  feedback_count = counted.number, rating_sum = counted.sum,
  rating = round((5 * 3500 + 1000.0 * counted.sum) / (5 + counted.number))
from (select project_id, count(*)::int as number, sum(rating)::int as sum from feedback group by project_id) as counted
where counted.project_id = project_stats.project_id;

analyze feedback, hidden.feedback_authors, rating_counts, project_stats;
