import { publicationRules } from '@firstlight/contract/rules.ts';
import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { DistributionFigures } from '@firstlight/contract/trials/distribution/distribution.ts';
import { authorTag } from '../../features/trials/feedback/author-tags.ts';
import type { World } from '../world.ts';

/**
 * Writes down each offer when it is made: one that was void is made once more in its old row. Called before anybody lives;
 * `recountFigures` counts what was written.
 */
export async function keepOffers({ database }: World): Promise<void> {
  await database.pool.query(`
    create table made_offers as select tester_id, attempt, offered_at from assignments with no data;
    create function note_offer() returns trigger language plpgsql as $note$ begin
      insert into made_offers values (new.tester_id, new.attempt, new.offered_at);
      return null;
    end $note$;
    create trigger note_offers after insert or update of run_id on assignments
      for each row execute function note_offer()`);
}

/** What was written down beside the tables while people lived. */
interface Diary {
  /** By project: who had it in view. */
  views: ReadonlyMap<string, ReadonlySet<string>>;
  visitors: number;
  turns: readonly { projectId: string; isHidden: boolean; at: Date }[];
}

interface Life {
  projectId: string;
  /** By name; told from the table's bits. */
  categories: readonly Category[];
  /** How many notes of it count. */
  notes: number;
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
  const answered = await answersTo(world, due);
  const grown = await answersTo(
    world,
    lives.filter(({ age }) => age >= week),
  );
  const [offers = 0, replacing = 0, messages = 0, total = 0, testers = 0] = await numbers(
    world,
    `select unnest(array[
       (select count(*) from made_offers), (select count(*) from made_offers where attempt = 2),
       (select count(*) from (select distinct tester_id, offered_at from made_offers) as told),
       (select count(*) from projects where deleted_at is null), (select count(*) from users)])`,
  );
  const [notes, notesOfDue] = [lives, due].map((some) => some.reduce((sum, life) => sum + life.notes, 0));
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
    redistribution: {
      rate: replacing / offers,
      offers,
      replacing,
      projects: (await askedAgain(world, lives)) / lives.length,
    },
    firstFeedback: {
      ...spread(waits),
      stillWaiting: lives.filter(({ first }) => first === undefined).length,
    },
    supply: {
      ratio: (notesOfDue ?? 0) / (minimum * due.length),
      notes: notesOfDue ?? 0,
      projects: due.length,
    },
    inequality: { gini: gini(grown), projects: grown.length },
    worstCategory: worstOf(due),
    messages: { perNote: messages / (notes ?? 0), sent: messages, notes: notes ?? 0 },
    calibration: await guessesOf(world),
  };
}

/** How many of them stand behind an offer of the second attempt. */
async function askedAgain(world: World, lives: readonly Life[]): Promise<number> {
  const { rows } = await world.database.pool.query<{ project_id: string }>(
    'select project_id from assignments where attempt = 2',
  );
  const projects = new Set(rows.map(({ project_id }) => project_id));
  return lives.filter(({ projectId }) => projects.has(projectId)).length;
}

interface OfferRow {
  tester_id: string;
  project_id: string;
  chance: number;
  offered_at: Date;
}

/** Seconds from one publication boundary to the next. */
const step = publicationRules.everyMinutes * 60;

/** The boundary at which a response of that time was published. */
const shown = (moment: string) =>
  `to_timestamp(${step} * (floor(extract(epoch from ${moment}) / ${step}) + 1))`;

/** Each offer of the days before yesterday, and whether the one who was asked is among those who wrote within a day. */
async function guessesOf(world: World): Promise<DistributionFigures['calibration']> {
  const until = new Date(world.clock.now.getTime() - promise * hour);
  const offers = await world.database.pool.query<OfferRow>(
    `select tester_id, project_id, chance, offered_at from assignments where offered_at <= $1 and state in ('seen', 'expired')`,
    [until],
  );
  const written = await world.database.pool.query<{ project_id: string; author_tag: Buffer; at: Date }>(
    `select project_id, author_tag, given_at as at from feedback join hidden.feedback_authors on feedback_id = id
     union all select project_id, author_tag, skipped_at from skips join hidden.skip_authors on skip_id = id`,
  );
  const answered = offers.rows.filter((offer) => {
    const tag = authorTag(world.engines.vault, offer.tester_id);
    const end = offer.offered_at.getTime() + 24 * hour;
    return written.rows.some(
      (row) => row.project_id === offer.project_id && tag.equals(row.author_tag) && row.at.getTime() <= end,
    );
  }).length;
  const expected = offers.rows.reduce((sum, { chance }) => sum + chance, 0);
  return { ratio: expected / answered, expected, answered, offers: offers.rows.length };
}

function worstOf(due: readonly Life[]): DistributionFigures['worstCategory'] {
  let worst: DistributionFigures['worstCategory'] = { onTime: null, category: null, projects: 0 };
  for (const category of categories) {
    const inside = due.filter((life) => life.categories.includes(category));
    const onTime = inside.filter(({ met }) => met !== undefined && met <= promise).length / inside.length;
    if (inside.length >= 5 && onTime < (worst.onTime ?? 2)) {
      worst = { onTime, category, projects: inside.length };
    }
  }
  return worst;
}

function answersTo(world: World, lives: readonly Life[]): Promise<number[]> {
  return numbers(
    world,
    `select count(distinct author_tag) from (
       select project_id, author_tag from feedback join hidden.feedback_authors on feedback_id = id
       union select project_id, author_tag from skips join hidden.skip_authors on skip_id = id) as answers
     right join unnest($1::uuid[]) as asked (id) on asked.id = project_id group by asked.id`,
    [lives.map(({ projectId }) => projectId)],
  );
}

async function livesOf(world: World, { turns }: Diary): Promise<Life[]> {
  const now = world.clock.now;
  const { rows } = await world.database.pool.query<{ id: string; published_at: Date; categories: number }>(
    `select id, published_at, categories from projects where deleted_at is null and hidden_at is null`,
  );
  const notes = await world.database.pool.query<{ project_id: string; full: boolean; at: Date }>(
    `select project_id, true as full, ${shown('given_at')} as at from feedback
     join hidden.feedback_authors on feedback_id = id where uncounted_for is null
     union all select project_id, false, ${shown('skipped_at')} from skips
     join hidden.skip_authors on skip_id = id order by at`,
  );
  return rows.map(({ id, published_at: posted, categories: bits }) => {
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
    const chosen = categories.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1);
    return { projectId: id, categories: chosen, notes: own.length, age: visibleUntil(now), first, met };
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

/** How far apart any two are, over twice the mean. */
function gini(values: readonly number[]): number {
  const apart = values.flatMap((one) => values.map((other) => Math.abs(one - other)));
  return mean(apart) / (2 * mean(values));
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
