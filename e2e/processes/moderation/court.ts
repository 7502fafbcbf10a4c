import { randomUUID } from 'node:crypto';
import { type Answer, ask } from '../harness/ask.ts';
import { makeProject, type TestMember } from '../harness/members.ts';
import { pause } from '../harness/pause.ts';
import { reachableMembers } from '../harness/reachable-members.ts';
import { until } from '../harness/until.ts';
import type { ApiProcess, World } from '../harness/world.ts';
import { makeAdmins } from './make-admins.ts';

export interface Reported {
  author: TestMember;
  commentId: string;
  caseId: string;
  version: number;
}

export interface Sanctioned extends Reported {
  sanctionId: string;
  reference: string;
}

/** Two processes that answer, two that work off jobs, two admins, and somebody's project to comment on. */
export interface Court {
  world: World;
  apis: readonly [ApiProcess, ApiProcess];
  admins: [TestMember, TestMember];
  maker: TestMember;
  projectId: string;
  /** The answers that no contract knows, of all that was asked. */
  broken: string[];
  asked: number;
  people(count: number): Promise<TestMember[]>;
  /** Every request to the other process than the one before. */
  act(who: TestMember | undefined, method: string, path: string, json?: object): Promise<Answer>;
  /** Somebody new, whose comment somebody else has reported. */
  reported(): Promise<Reported>;
  decide(found: Pick<Reported, 'caseId' | 'version'>, decision: object, by?: TestMember): Promise<Answer>;
  /** As an admin does who is told that it moved, by what a machine noticed meanwhile: looks again, and decides. */
  decideAnew(found: Reported, decision: object): Promise<Answer>;
  /** The same, decided: a restriction unless said otherwise. */
  sanctioned(decision?: object): Promise<Sanctioned>;
  /** What the timetable brings every minute, now, on both workers. */
  ring(...jobs: string[]): Promise<void>;
  /** Until the workers have done what was rung for. */
  untilDone(): Promise<void>;
  close(): Promise<void>;
}

export const restrict = {
  outcome: 'upheld',
  step: 'restriction',
  rule: 'harassment',
  deviation: 'It was the third of this week.',
};

/**
 * The clocks of those that answer are a minute behind those of the workers, as clocks of several machines may be: both an admin who undoes
 * and the timer that closes can then be in time by their own.
 */
export async function openCourt(world: World, { workers = 2 } = {}): Promise<Court> {
  const behind = { NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_MS: '-60000' };
  const apis: Court['apis'] = await Promise.all([world.startApi(behind), world.startApi(behind)]);
  await Promise.all(Array.from({ length: workers }, () => world.startWorker()));
  const members = reachableMembers(world);
  const admins = await makeAdmins(world);
  const [maker] = (await members.make(1)) as [TestMember];
  const projectId = await makeProject(world, maker.id);
  const { database } = world;

  const act: Court['act'] = async (who, method, path, json) => {
    court.asked += 1;
    const { url } = apis[court.asked % apis.length] as ApiProcess;
    const answer = await ask(url, path, {
      method,
      headers: who ? { cookie: who.cookie } : {},
      ...(json && { json }),
    });
    // Comes back when it is told to, as every client should: a machine busy with other tests sheds load.
    if (answer.status === 503) {
      await pause(1_000);
      return act(who, method, path, json);
    }
    if (answer.status >= 500) court.broken.push(`${method} ${path}: ${answer.text}`);
    return answer;
  };

  const reported: Court['reported'] = async () => {
    const [author, reporter] = (await members.make(2)) as [TestMember, TestMember];
    const commentId = await writeComment(court, author);
    await reportComment(court, reporter, commentId);
    const [row] = await database.query<{ id: string; version: number }>(
      `select id, version from cases where subject_id = $1 and state <> 'closed'`,
      [commentId],
    );
    if (!row) throw new Error('what was reported opened no case');
    return { author, commentId, caseId: row.id, version: row.version };
  };

  const decide: Court['decide'] = ({ caseId, version }, decision, by = admins[0]) =>
    act(by, 'POST', `/api/admin/cases/${caseId}/decision`, { version, ...decision });

  const decideAnew: Court['decideAnew'] = async (found, decision) => {
    const answer = await decide(found, decision);
    if (answer.status !== 409) return answer;
    const [row] = await database.query<{ version: number }>('select version from cases where id = $1', [
      found.caseId,
    ]);
    return decideAnew({ ...found, version: row?.version ?? 0 }, decision);
  };

  const sanctioned: Court['sanctioned'] = async (decision = restrict) => {
    const found = await reported();
    const { status, text } = await decideAnew(found, decision);
    if (status !== 200) throw new Error(`deciding answered ${status}: ${text}`);
    const [row] = await database.query<{ id: string; reference: string }>(
      'select id, reference from sanctions where case_id = $1',
      [found.caseId],
    );
    if (!row) throw new Error('what was upheld brought no sanction');
    return { ...found, sanctionId: row.id, reference: row.reference };
  };

  const ring: Court['ring'] = async (...jobs) => {
    await database.query(
      `insert into pgboss.job (name, data, ${settings}) select name, '{}', ${settings} from pgboss.queue
         cross join generate_series(1, 2) where name = any($1)`,
      [jobs],
    );
    // As pg-boss wakes its workers: without it they would look again after some seconds.
    await database.query(
      `select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name) from unnest($1::text[]) as name`,
      [jobs],
    );
  };
  const untilDone = () =>
    until('the workers to have done it', async () => {
      const waiting = `select count(*) from pgboss.job where name ~ '^(sanctions|cases)[.]' and state in ('created', 'retry', 'active')`;
      return (await database.count(waiting)) === 0;
    });

  const acts = { act, reported, decide, decideAnew, sanctioned, ring, untilDone };
  const { make: people, close } = members;
  const court: Court = {
    world,
    apis,
    admins,
    maker,
    projectId,
    broken: [],
    asked: 0,
    people,
    close,
    ...acts,
  };
  return court;
}

/** As pg-boss takes them over from its queue: without them a dead worker's job would never be noticed. */
const settings =
  'policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, dead_letter';

const preload = new URL('../harness/shifted-clock.ts', import.meta.url).href;

export async function writeComment({ act, projectId }: Court, author: TestMember): Promise<string> {
  // In other words each time: no machine is to notice copies, and move the case.
  const body = Array.from({ length: 8 }, () => randomUUID().slice(0, 8)).join(' ');
  const { status, text } = await act(author, 'POST', `/api/projects/${projectId}/comments`, { body });
  if (status !== 201) throw new Error(`commenting answered ${status}: ${text}`);
  return JSON.parse(text).id;
}

export function reportComment({ act }: Court, who: TestMember, address: string): Promise<Answer> {
  const form = { kind: 'comment', address, reason: 'harassment', isIllegal: false };
  return act(who, 'POST', '/api/reports', form);
}

/** How many of these answers have this status; all others are refusals that the contract knows. */
export const withStatus = (answers: readonly Answer[], wanted: number): number =>
  answers.filter(({ status }) => status === wanted).length;
