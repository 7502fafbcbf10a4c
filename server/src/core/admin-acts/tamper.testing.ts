import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type ChainFault, verifyAdminActs } from './verify-admin-acts.ts';

/** Many acts of one admin, written as the program writes them: the database chains each. */
export async function writeActs(db: Db, count: number): Promise<void> {
  // Within one transaction each act leaves another version of the head behind, which the next one steps over.
  for (let from = 0; from < count; from += 100) {
    await sql`
      insert into admin_acts (id, admin_id, act, subject_id, facts, acted_at)
      select gen_random_uuid(), ${randomUUID()}::uuid, 'trial.decide', gen_random_uuid(),
        jsonb_build_object('step', 'warned', 'number', number), timestamptz '2026-11-16 10:00Z' + number * interval '1 s'
      from generate_series(${from + 1}::int, ${Math.min(from + 100, count)}::int) as number
    `.execute(db);
  }
}

/** What somebody with the keys of the database could do to these places: its own guards are out of force meanwhile. */
export const tampering = {
  removed: (db: Db, places: readonly number[]) =>
    sql`delete from admin_acts where place = any (${places}::bigint[])`.execute(db),
  changed: (db: Db, places: readonly number[]) =>
    sql`update admin_acts set facts = '{"step": "none"}' where place = any (${places}::bigint[])`.execute(db),
  /** With a right hash of its own, as far as it goes. */
  'changed and hashed anew': async (db: Db, places: readonly number[]) => {
    await tampering.changed(db, places);
    await sql`
      update admin_acts set hash = admin_act_hash(admin_acts) where place = any (${places}::bigint[])
    `.execute(db);
  },
  inserted: async (db: Db, places: readonly number[]) => {
    await sql`drop index admin_acts_place`.execute(db);
    await sql`
      insert into admin_acts (id, admin_id, act, facts, acted_at, place, previous_hash, hash)
      select gen_random_uuid(), admin_id, act, facts, acted_at, place, previous_hash, hash
      from admin_acts where place = any (${places}::bigint[])
    `.execute(db);
    await sql`
      update admin_acts set hash = admin_act_hash(admin_acts) where place = any (${places}::bigint[])
    `.execute(db);
  },
};

const undone = new Error('undone');

/** Which faults show after it. All of it is undone. */
export async function faultsAfter(db: Db, tamper: (tx: Db) => Promise<unknown>): Promise<ChainFault[]> {
  let faults: ChainFault[] = [];
  const work = db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tamper(tx);
    faults = await verifyAdminActs(tx);
    throw undone;
  });
  await work.catch((reason: unknown) => {
    if (reason !== undone) throw reason;
  });
  return faults;
}
