-- Up Migration

-- The language a project is written in, where lists filter: a copy, as the categories are. No site has many projects yet,
-- so that filling it is no job of its own.
alter table project_stats add column language language not null default 'en';
update project_stats set language = projects.language from projects
where projects.id = project_stats.project_id and projects.language <> 'en';
