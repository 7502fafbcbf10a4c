-- Up Migration

alter type notification_kind add value 'validated' after 'assignment';
alter type notification_kind add value 'badge' after 'validated';

-- News of a badge is about no project: which badge it was stands here instead. Rows from before all have a project, and
-- what runs now meets one without only once the new kind is told.
-- squawk-ignore ban-drop-not-null
alter table notifications alter column project_id drop not null;
alter table notifications add column badge badge_name;
alter table notifications add column level smallint;
alter table notifications add constraint notifications_about
  check ((project_id is not null or badge is not null) and (badge is null) = (level is null)) not valid;

-- Whether its owner has been told. Those from before need no news any more; new ones begin untold.
alter table badges add column is_told boolean not null default true;
alter table badges alter column is_told set default false;
-- The table has a few rows for each person at most, and is written once a night.
-- squawk-ignore require-concurrent-index-creation
create index badges_untold on badges (granted_at) where not is_told;
