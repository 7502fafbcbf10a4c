-- Up Migration

-- Whether they are in `member_count`: whoever others do not find in the list is not in its number either.
alter table group_members add column is_counted boolean not null default true;

update group_members set is_counted = false
from users where users.id = group_members.user_id and users.standing <> 'good' and not users.is_standing_hidden;
update group_stats set member_count = member_count - uncounted.count
from (select group_id, count(*)::int as count from group_members where not is_counted group by group_id) as uncounted
where uncounted.group_id = group_stats.group_id;
