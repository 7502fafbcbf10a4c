import { randomUUID } from 'node:crypto';
import { copyKey } from '../../server/src/features/office/cases/evidence/copy-key.ts';
import { createBlindIndex } from '../../server/src/platform/crypto/blind-index.ts';
import { openFileStore } from '../../server/src/platform/files/open-file-store.ts';
import { baseSettings } from '../processes/harness/settings.ts';
import type { World } from '../processes/harness/world.ts';

export interface BusyCases {
  open: string[];
  second: string[];
  undoable: string[];
  /** The tester's own. */
  reports: string[];
  /** The same, where nothing wrong was found: some to be asked about again, and what was asked about others. */
  rejected: string[];
  reviews: string[];
  /** About what somebody hidden wrote. */
  hidden: string[];
  /** What another admin asks for, and what the maker and another agreed to. */
  unmaskings: string[];
  unmasked: string;
  /** A copy of what was reported. */
  picture: { caseId: string; pictureId: string };
}

/** In the order of the columns below: state, outcome, step, rule, who decided. */
const states = {
  open: [null, null, null, null],
  second: ['upheld', 'suspension', 'danger', randomUUID()],
  undoable: ['no_violation', null, null, randomUUID()],
} as const;

/** Cases about what nobody wrote, as many as are decided in a run: those about the maker's own things no admin among them may see. */
export async function reportSomebody(
  world: World,
  { testerId, adminId }: { testerId: string; adminId: string },
): Promise<BusyCases> {
  const make = (state: keyof typeof states) =>
    Promise.all(Array.from({ length: 20 }, () => insertCase(world, state)));
  const [open, second, undoable] = [await make('open'), await make('second'), await make('undoable')];
  const reports = await Promise.all(
    open.map((caseId, place) => insertReport(world, testerId, caseId, place)),
  );
  const rejected = await Promise.all(open.map((_, place) => insertRejected(world, testerId, place)));
  const reviews = await Promise.all(open.map((_, place) => insertReview(world, testerId, place)));
  const hidden = await Promise.all(open.map(() => insertHidden(world)));
  const unmaskings = await Promise.all(
    open.map(async () => insertUnmasking(world, await insertHidden(world), randomUUID(), null)),
  );
  const unmasked = await insertUnmasking(world, await insertHidden(world), adminId, randomUUID());
  const picture = await insertPicture(world);
  return { open, second, undoable, reports, rejected, reviews, hidden, unmaskings, unmasked, picture };
}

/** Of a case in which no violation was found, and which can no longer be undone. */
async function insertRejected(world: World, testerId: string, place: number): Promise<string> {
  const caseId = await insertCase(world, 'undoable');
  await world.database.query(
    `update cases set state = 'closed', decided_at = now(), closed_at = now() where id = $1`,
    [caseId],
  );
  const id = await insertReport(world, testerId, caseId, place);
  await world.database.query(`update reports set state = 'rejected' where id = $1`, [id]);
  return id;
}

async function insertReview(world: World, testerId: string, place: number): Promise<string> {
  const reportId = await insertRejected(world, testerId, place);
  const id = randomUUID();
  await world.database.query(
    `insert into report_reviews (id, report_id, case_id, filed_at, due_at)
     select $1, id, case_id, now(), now() + interval '2 days' from reports where id = $2`,
    [id, reportId],
  );
  return id;
}

async function insertHidden(world: World): Promise<string> {
  const id = await insertCase(world, 'open');
  await world.database.query(`update cases set is_hidden = true, subject_kind = 'feedback' where id = $1`, [
    id,
  ]);
  return id;
}

async function insertUnmasking(
  world: World,
  caseId: string,
  askedBy: string,
  answeredBy: string | null,
): Promise<string> {
  const id = randomUUID();
  await world.database.query(
    `insert into unmaskings (id, case_id, state, ground, is_secret, asked_by, asked_at, answered_by, answered_at, seen_until)
     values ($1, $2, case when $4::uuid is null then 'asked' else 'agreed' end, 'ring', false, $3, now(), $4,
       case when $4::uuid is not null then now() end, case when $4::uuid is not null then now() + interval '1 day' end)`,
    [id, caseId, askedBy, answeredBy],
  );
  return id;
}

async function insertPicture(world: World): Promise<BusyCases['picture']> {
  const picture = { caseId: await insertCase(world, 'open'), pictureId: randomUUID() };
  await world.database.query(
    `insert into case_pictures (id, case_id, source_key, place, state, taken_at)
     values ($1, $2, 'pictures/gone/1600.webp', 0, 'copied', now())`,
    [picture.pictureId, picture.caseId],
  );
  const files = openFileStore({ kind: 'disk', directory: baseSettings()['FILE_STORE_DIRECTORY'] ?? '' });
  const kind = { contentType: 'image/webp', cacheControl: 'private, no-store' };
  await files.put(copyKey(picture.pictureId), Buffer.from('a copy'), kind);
  return picture;
}

/** For a decision that is over. */
export async function closedCase(world: World): Promise<string> {
  const id = await insertCase(world, 'open');
  await world.database.query(`update cases set state = 'closed', closed_at = now() where id = $1`, [id]);
  return id;
}

/** What is decided can be undone for as long as a run lasts. */
async function insertCase(world: World, state: keyof typeof states): Promise<string> {
  const id = randomUUID();
  const decided = state === 'open' ? 'null' : `now() + interval '1 hour'`;
  await world.database.query(
    `insert into cases (id, subject_kind, subject_id, content_hash, is_hidden, state, reason, is_illegal, concerns_minors,
       weight, reporters, established, opened_at, due_at, outcome, step, rule, decided_by, decided_at)
     values ($1, 'comment', gen_random_uuid(), '\\x00', false, $2, 'harassment', false, false,
       0.75, 1, 1, now(), now() + interval '2 days', $3, $4, $5, $6, ${decided})`,
    [id, state, ...states[state]],
  );
  return id;
}

async function insertReport(world: World, testerId: string, caseId: string, place: number): Promise<string> {
  const id = randomUUID();
  const tag = createBlindIndex(baseSettings()['INDEX_KEY'] ?? '').tag(`cases reporter ${testerId}`);
  const letters = [...id.toUpperCase().replaceAll(/[^2-9A-F]/g, ''), ...'ABCDEF'];
  await world.database.query(
    `insert into reports (id, case_id, reference, reporter_tag, is_guest, is_young, trust, reason, is_illegal, concerns_minors,
       weight, reported_at, due_at)
     values ($1, $2, $3, $4, false, false, 'no_history', 'harassment', false, false, 0.75, now(), now() + interval '2 days')`,
    [id, caseId, `FL-${letters.slice(0, 4).join('')}-${letters[4]}${2 + (place % 8)}`, tag],
  );
  return id;
}
