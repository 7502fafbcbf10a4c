import { createHash } from 'node:crypto';
import type { World } from '../../../testing/world.ts';

export interface SimulatedPerson {
  id: string;
  role: 'creator' | 'tester' | 'both';
  at: Date;
}

export interface SimulatedProject {
  id: string;
  owner: SimulatedPerson;
  at: Date;
  categories: number;
  /** Hours until its first feedback and its minimum; never where they are not set. */
  firstAfter: number | undefined;
  metAfter: number | undefined;
  notes: number;
}

export interface SimulatedMail {
  kind: string;
  state: 'sent' | 'refused';
  at: Date;
}

export interface SimulatedMonth {
  people: SimulatedPerson[];
  projects: SimulatedProject[];
  iterations: { project: SimulatedProject; at: Date }[];
  mails: SimulatedMail[];
  cases: { id: string; at: Date; decidedAfter: number }[];
}

const hour = 3_600_000;

/** Raw events over so many days, the same each time. */
export function simulateMonth(from: Date, days: number): SimulatedMonth {
  let seed = 7;
  const dice = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `00000000-0000-7000-8000-${String(ids).padStart(12, '0')}`;
  };
  const month: SimulatedMonth = { people: [], projects: [], iterations: [], mails: [], cases: [] };
  for (let day = 0; day < days; day += 1) {
    const at = () => new Date(from.getTime() + day * 24 * hour + dice(24 * 60) * 60_000);
    for (let count = dice(6); count >= 0; count -= 1) {
      month.people.push({
        id: newId(),
        role: (['creator', 'tester', 'both'] as const)[dice(3)] ?? 'both',
        at: at(),
      });
    }
    const makers = month.people.filter(({ role }) => role !== 'tester');
    for (let count = dice(4); count >= 0 && makers.length > 0; count -= 1) {
      const owner = makers[dice(makers.length)] as SimulatedPerson;
      const firstAfter = dice(5) === 0 ? undefined : dice(60);
      const project: SimulatedProject = {
        id: newId(),
        owner,
        at: new Date(Math.max(at().getTime(), owner.at.getTime() + 60_000)),
        categories: 1 + dice(7),
        firstAfter,
        metAfter: firstAfter === undefined || dice(2) === 0 ? undefined : firstAfter + dice(40),
        notes: dice(9),
      };
      month.projects.push(project);
      if (dice(3) === 0)
        month.iterations.push({ project, at: new Date(project.at.getTime() + dice(200) * hour) });
    }
    for (let count = dice(24); count > 0; count -= 1) {
      const kind = ['account-reset', 'news', 'sanction-statement', 'support-receipt'][dice(4)] ?? 'news';
      month.mails.push({ kind, state: dice(5) === 0 ? 'refused' : 'sent', at: at() });
    }
    for (let count = dice(4); count > 0; count -= 1) {
      month.cases.push({ id: newId(), at: at(), decidedAfter: 1 + dice(80) });
    }
  }
  return month;
}

/** Puts what happened up to then into the tables, as the product would have left it. */
export async function live({ database }: World, month: SimulatedMonth, until: Date): Promise<void> {
  const run = (text: string, values: unknown[]) => database.pool.query(text, values);
  const after = (moment: Date, hours: number | undefined) => {
    const then = hours === undefined ? undefined : new Date(moment.getTime() + hours * hour);
    return then !== undefined && then <= until ? then : null;
  };
  for (const { id, role, at } of month.people.filter((person) => person.at <= until)) {
    await run(
      `insert into users (id, email, email_index, email_verified_at, username, name, role, language, created_at)
       values ($1, '', $2, $3, $4, 'Somebody', $5, 'en', $3) on conflict do nothing`,
      [id, createHash('sha256').update(id).digest(), at, `p${id.slice(-8)}`, role],
    );
  }
  for (const project of month.projects.filter(({ at }) => at <= until)) {
    const { id, owner, at, categories, firstAfter, metAfter, notes } = project;
    const [first, met] = [after(at, firstAfter), after(at, metAfter)];
    await run(
      `insert into projects (id, owner_id, name, tagline, description, summary, categories, demo_type, language, published_at)
       values ($1, $2, 'Some project', '', repeat('x', 40), '', $3, 'live', 'en', $4) on conflict do nothing`,
      [id, owner.id, categories, at],
    );
    await run(
      `insert into project_stats (project_id, owner_id, categories, published_at, listed) values ($1, $2, $3, $4, true)
       on conflict do nothing`,
      [id, owner.id, categories, at],
    );
    await run(
      `insert into project_needs (project_id, owner_id, categories, language, posted_at, visible_since, is_open, full_count,
         first_feedback_at, first_after_seconds, met_at, met_after_seconds)
       values ($1, $2, $3, 'en', $4, $4, $5, $6, $7, $8, $9, $10)
       on conflict (project_id) do update set is_open = excluded.is_open, full_count = excluded.full_count,
         first_feedback_at = excluded.first_feedback_at, first_after_seconds = excluded.first_after_seconds,
         met_at = excluded.met_at, met_after_seconds = excluded.met_after_seconds`,
      [
        id,
        owner.id,
        categories,
        at,
        met === null,
        first === null ? 0 : notes,
        first,
        first === null ? null : (firstAfter ?? 0) * 3600,
        met,
        met === null ? null : (metAfter ?? 0) * 3600,
      ],
    );
  }
  for (const [place, { project, at }] of month.iterations.entries()) {
    if (at > until) continue;
    await run(
      `insert into iterations (id, project_id, what_changed, credited, published_at)
       values ($1, $2, 'Something changed', 0, $3) on conflict do nothing`,
      [`00000000-0000-7000-9000-${String(place).padStart(12, '0')}`, project.id, at],
    );
  }
  for (const [place, { kind, state, at }] of month.mails.entries()) {
    if (at > until) continue;
    await run(
      `insert into mail_ledger (key, kind, state, claimed_at, settled_at) values ($1, $2, $3, $4, $4) on conflict do nothing`,
      [`mail ${place}`, kind, state, at],
    );
  }
  for (const { id, at, decidedAfter } of month.cases.filter((one) => one.at <= until)) {
    const decided = after(at, decidedAfter);
    await run(
      `insert into cases (id, subject_kind, subject_id, content_hash, is_hidden, reason, is_illegal, concerns_minors, weight, reporters,
         established, opened_at, due_at, state, outcome, decided_at, closed_at)
       values ($1::uuid, 'comment', $1::uuid::text, '', false, 'spam', false, false, 1, 1, 1, $2, $3, $4, $5, $6, $6)
       on conflict (id) do update set state = excluded.state, outcome = excluded.outcome, decided_at = excluded.decided_at,
         closed_at = excluded.closed_at`,
      [
        id,
        at,
        new Date(at.getTime() + 48 * hour),
        decided === null ? 'open' : 'closed',
        decided === null ? null : 'no_violation',
        decided,
      ],
    );
  }
}
