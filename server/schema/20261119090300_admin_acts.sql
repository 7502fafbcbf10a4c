-- The audit log of admins. Rows never change, so they reference nothing that could be deleted.
create table admin_acts (
  id uuid primary key,
  admin_id uuid not null,
  act text not null,
  subject_id uuid,
  acted_at timestamptz not null,
  -- The moderation case, if the act was a decision.
  case_id uuid,
  -- IDs and codes, never texts: nothing here may ever need to be erased.
  facts jsonb not null default '{}'
);
create index admin_acts_latest on admin_acts (acted_at desc, id desc);

-- Default privileges let the runtime role change every table. Here only the owner keeps update and delete.
do $$
declare
  role regrole;
begin
  for role in
    select distinct acl.grantee from pg_class, aclexplode(relacl) as acl
    where pg_class.oid = 'admin_acts'::regclass and acl.grantee <> relowner
  loop
    execute format('revoke update, delete on admin_acts from %s', role);
  end loop;
end
$$;

-- The trigger refuses the owner as well, because small installations serve with the role that owns the tables.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never updated or deleted', tg_table_name;
end
$$;
create trigger admin_acts_stay before update or delete on admin_acts
  for each row execute function refuse_change();
