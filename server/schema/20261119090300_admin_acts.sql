-- The audit log of admins. Rows never change, so they reference nothing that could be deleted.
create table admin_acts (
  id uuid primary key,
  admin_id uuid not null,
  act text not null,
  subject_id uuid,
  acted_at timestamptz not null,
  place bigint,
  -- The moderation case, if the act was a decision.
  case_id uuid,
  -- IDs and codes, never texts: nothing here may ever need to be erased.
  facts jsonb not null default '{}',
  -- Each hash covers the previous one, so a removed, changed or inserted act breaks the chain.
  previous_hash bytea,
  hash bytea
);
create index admin_acts_latest on admin_acts (acted_at desc, id desc);
create unique index admin_acts_place on admin_acts (place);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what admins did is never changed';
end
$$;
create trigger admin_acts_stay before update or delete on admin_acts
  for each row execute function refuse_change();

-- One row. Each insert into admin_acts locks it until its transaction ends, which gives the acts one order.
create table admin_act_head (
  is_only boolean primary key default true check (is_only),
  acts bigint not null,
  hash bytea not null
);
insert into admin_act_head (acts, hash) values (0, decode(repeat('00', 32), 'hex'));

-- The head at the end of each day. It is published, so a reader who noted it can verify that earlier acts are unchanged.
create table admin_act_days (
  day date primary key,
  acts bigint not null,
  head bytea not null
);
create trigger admin_act_days_stay before update or delete on admin_act_days
  for each row execute function refuse_change();

create function admin_act_hash(act admin_acts) returns bytea language sql stable as $$
  select sha256(convert_to(concat_ws(E'\n',
    act.place, act.id, act.admin_id, act.act, coalesce(act.subject_id::text, ''), coalesce(act.case_id::text, ''),
    act.facts::text, to_char(act.acted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    encode(act.previous_hash, 'hex')), 'UTF8'))
$$;

-- A trigger instead of code in the program, so that a manual insert extends the chain as well.
create function chain_admin_act() returns trigger language plpgsql as $$
begin
  select acts + 1, hash into strict new.place, new.previous_hash from admin_act_head where is_only for update;
  new.hash := admin_act_hash(new);
  update admin_act_head set acts = new.place, hash = new.hash where is_only;
  return new;
end
$$;
create trigger admin_acts_chained before insert on admin_acts
  for each row execute function chain_admin_act();

-- The results of the nightly verification of all acts. It takes longer with each act, so a page must not run it.
create table admin_act_checks (
  checked_at timestamptz primary key,
  acts bigint not null check (acts >= 0),
  faults integer not null check (faults >= 0)
);
