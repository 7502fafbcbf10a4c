-- Up Migration

-- Which kinds there are, their features declare: a new one changes no type of the database. No release exists yet whose
-- rows this would hold up.
alter table notifications
  drop constraint notifications_check,
  drop constraint notifications_about,
  -- squawk-ignore changing-column-type
  alter column kind type text;
-- squawk-ignore changing-column-type
alter table notification_choices alter column kind type text;
drop type notification_kind;

-- Words of a kind's own, such as which badge it was.
alter table notifications add column details jsonb;
update notifications set details = jsonb_build_object('badge', badge, 'level', level) where badge is not null;
-- squawk-ignore ban-drop-column
alter table notifications drop column badge, drop column level;

-- What a hidden tester causes or hears, whatever kind it is of: it names nobody.
alter table notifications add column is_masked boolean not null default false;
update notifications set is_masked = true where kind in ('feedback', 'retest', 'masked_reply', 'credit');
-- squawk-ignore constraint-missing-not-valid
alter table notifications add constraint notifications_masked check (actor_id is null or not is_masked);
