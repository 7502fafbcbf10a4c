import { standingFrom } from '../../../server/src/features/office/sanctions/force/standing-from.ts';
import type { Court } from './court.ts';
import { appealEnd } from './races/appeal-end.ts';
import { appealTwice } from './races/appeal-twice.ts';
import { decideDecide } from './races/decide-decide.ts';
import { decideEdit } from './races/decide-edit.ts';
import { limitFeedback } from './races/limit-feedback.ts';
import { reportTwice } from './races/report-twice.ts';
import { suspendPost } from './races/suspend-post.ts';
import { undoTimer } from './races/undo-timer.ts';

export const races = [
  reportTwice,
  decideDecide,
  decideEdit,
  undoTimer,
  appealTwice,
  appealEnd,
  suspendPost,
  limitFeedback,
] as const;

/** What was not as it must be, by race; after each of them everybody stands as the sanctions in force say. */
export async function runRaces(court: Court, rounds: number): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name, round } of races) {
    const violations: string[] = [];
    for (let nth = 0; nth < rounds; nth++) violations.push(...(await round(court)));
    violations.push(...(await wrongStandings(court)), ...court.broken.splice(0));
    found.set(name, violations);
  }
  return found;
}

interface Row {
  id: string;
  standing: string;
  steps: Parameters<typeof standingFrom>[0] | null;
}

async function wrongStandings({ world }: Court): Promise<string[]> {
  const rows = await world.database.query<Row>(
    `select users.id, users.standing, array_agg(step::text) filter (where step is not null) as steps
     from users left join sanctions on user_id = users.id and started_at is not null and state in ('pending', 'active')
     group by users.id`,
  );
  const wrong = rows.filter(({ standing, steps }) => standing !== standingFrom(steps ?? []));
  return wrong.map(
    ({ id, standing, steps }) => `${id} stands ${standing} with ${steps?.join() ?? 'nothing'} in force`,
  );
}
