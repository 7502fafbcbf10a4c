-- Up Migration

-- Each act's hash covers the one before, so that nothing can be removed, changed or put in between without a trace.
alter table admin_acts
  add column place bigint,
  -- What was judged, where it was a judgement.
  add column case_id uuid,
  -- Ids and codes, never texts: nothing here may ever have to be forgotten.
  add column facts jsonb not null default '{}',
  add column previous_hash bytea,
  add column hash bytea;
-- A few admins write here: the table is small, and nobody waits long.
-- squawk-ignore require-concurrent-index-creation
create unique index admin_acts_place on admin_acts (place);

-- One row, which whoever writes an act holds until the transaction ends: so acts have one order.
create table admin_act_head (
  is_only boolean primary key default true check (is_only),
  acts bigint not null,
  hash bytea not null
);
insert into admin_act_head (acts, hash) values (0, decode(repeat('00', 32), 'hex'));

-- What the head was when a day ended. It is published: whoever noted it can tell that nothing before was changed.
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

-- Here and not in the program, so that no way of writing an act, a hand's included, leaves the chain out.
create function chain_admin_act() returns trigger language plpgsql as $$
begin
  select acts + 1, hash into strict new.place, new.previous_hash from admin_act_head where is_only for update;
  new.hash := admin_act_hash(new);
  update admin_act_head set acts = new.place, hash = new.hash where is_only;
  return new;
end
$$;

-- What was done before there was a chain is its beginning.
alter table admin_acts disable trigger admin_acts_stay;
do $$
declare
  earlier admin_acts;
begin
  for earlier in select * from admin_acts order by acted_at, id loop
    select acts + 1, hash into strict earlier.place, earlier.previous_hash from admin_act_head;
    earlier.hash := admin_act_hash(earlier);
    update admin_acts set place = earlier.place, previous_hash = earlier.previous_hash, hash = earlier.hash
      where id = earlier.id;
    update admin_act_head set acts = earlier.place, hash = earlier.hash;
  end loop;
end
$$;
alter table admin_acts enable trigger admin_acts_stay;

create trigger admin_acts_chained before insert on admin_acts
  for each row execute function chain_admin_act();
