import type { DistributionFigures } from '@firstlight/contract/distribution.ts';
import type { World } from './world.ts';

/** What was written down beside the tables while people lived. */
interface Diary {
  /** By project: who had it in view. */
  views: ReadonlyMap<string, ReadonlySet<string>>;
  visitors: number;
  turns: readonly { projectId: string; isHidden: boolean; at: Date }[];
}

interface Life {
  projectId: string;
  age: number;
  /** Hours of being visible until it came; undefined: it did not. */
  first: number | undefined;
  met: number | undefined;
}

const hour = 3_600_000;
const [promise, week, twoWeeks, minimum, minimumFull] = [48, 168, 336, 5, 3];

/**
 * The admins' figures from what happened alone: every posting, note, offer and look, one by one. It shares no formula
 * with the product, so that the two can only agree by both being right.
 */
export async function recountFigures(world: World, diary: Diary): Promise<DistributionFigures> {
  const lives = await livesOf(world, diary);
  const due = lives.filter(({ age }) => age >= promise);
  const open = lives.filter(({ age, met }) => met === undefined && age < twoWeeks);
  const views = due.map(({ projectId }) => diary.views.get(projectId)?.size ?? 0);
  const met = lives.filter((life) => life.met !== undefined).length;
  const inTime = due.filter((life) => life.met !== undefined && life.met <= promise).length;
  const waits = lives.map(({ first, age }) => Math.min(week, first ?? age));
  const answered = await numbers(
    world,
    `select count(distinct author_tag) from (
       select project_id, author_tag from feedback join hidden.feedback_authors on feedback_id = id
       union select project_id, author_tag from skips join hidden.skip_authors on skip_id = id) as answers
     right join unnest($1::uuid[]) as due (id) on due.id = project_id group by due.id`,
    [due.map(({ projectId }) => projectId)],
  );
  const [offers = 0, replacing = 0, total = 0, testers = 0] = await numbers(
    world,
    `select unnest(array[
       (select count(*) from assignments), (select count(*) from assignments where round = 2),
       (select count(*) from projects where deleted_at is null), (select count(*) from users)])`,
  );
  return {
    projects: {
      total,
      posted: lives.length,
      open: open.length,
      overdue: open.filter(({ age }) => age > promise).length,
    },
    testers: { total: testers, active: diary.visitors },
    testersPerProject: { ...spread(views), answered: mean(answered) },
    minimumReached: { count: met, share: met / lives.length, onTime: inTime / due.length },
    redistribution: { rate: replacing / offers, offers, replacing },
    firstFeedback: {
      ...spread(waits),
      stillWaiting: lives.filter(({ first }) => first === undefined).length,
    },
  };
}

async function livesOf(world: World, { turns }: Diary): Promise<Life[]> {
  const now = world.clock.now;
  const { rows } = await world.database.pool.query<{ id: string; published_at: Date }>(
    `select id, published_at from projects where deleted_at is null and hidden_at is null`,
  );
  const notes = await world.database.pool.query<{ project_id: string; full: boolean; at: Date }>(
    `select project_id, true as full, given_at as at from feedback join hidden.feedback_authors on feedback_id = id
     where uncounted_for is null
     union all select project_id, false, skipped_at from skips join hidden.skip_authors on skip_id = id order by at`,
  );
  return rows.map(({ id, published_at: posted }) => {
    const own = notes.rows.filter(({ project_id }) => project_id === id);
    const isMet = (_: unknown, place: number) =>
      place + 1 >= minimum && own.slice(0, place + 1).filter(({ full }) => full).length >= minimumFull;
    const hidden = turns.filter(({ projectId }) => projectId === id);
    const visibleUntil = (until: Date) => {
      const parts = hidden.filter(({ at }) => at <= until);
      const ends = [...parts.map(({ at }) => at), ...(parts.length % 2 === 0 ? [until] : [])];
      const signed = ends.map((at, place) => (place % 2 === 0 ? at.getTime() : -at.getTime()));
      return (signed.reduce((sum, time) => sum + time, 0) - posted.getTime()) / hour;
    };
    const [first, met] = [own[0], own.find(isMet)].map((note) => note && visibleUntil(note.at));
    return { projectId: id, age: visibleUntil(now), first, met };
  });
}

async function numbers(world: World, statement: string, values: unknown[] = []): Promise<number[]> {
  const { rows } = await world.database.pool.query({ text: statement, values, rowMode: 'array' });
  return rows.map(([value]) => Number(value));
}

function spread(values: readonly number[]) {
  const ordered = values.toSorted((one, other) => one - other);
  const at = (share: number) => ordered[Math.ceil(share * ordered.length) - 1] ?? null;
  return { mean: mean(values), median: at(0.5), ninetieth: at(0.9) };
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
