import { withStatus } from '../court.ts';
import { atOnce, broken, type Race } from './race.ts';

const warn = { outcome: 'upheld', step: 'warning', rule: 'harassment' };
const nothing = { outcome: 'no_violation' };

/** Two admins decide the same case fifty times, one way and the other. */
export const decideDecide: Race = {
  name: 'decide and decide',
  async round(court) {
    const found = await court.reported();
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        court.decide(found, index % 4 < 2 ? warn : nothing, court.admins[index % 2]),
      ),
    );
    const [row] = await court.world.database.query<Record<string, unknown>>(
      `select state, outcome, version, (select count(*)::int from sanctions where case_id = cases.id) as sanctions,
         (select count(*)::int from admin_acts where case_id = cases.id and act = 'cases.decide') as acts,
         (select taken_down_at is not null from comments where id::text = subject_id) as "isTaken"
       from cases where id = $1`,
      [found.caseId],
    );
    const isUpheld = row?.['outcome'] === 'upheld';
    return broken({
      'one decision is taken': withStatus(answers, 200) === 1,
      'all others are told that it moved': withStatus(answers, 409) === atOnce - 1,
      'it can be undone': row?.['state'] === 'undoable',
      'one sanction where it was upheld, else none': row?.['sanctions'] === (isUpheld ? 1 : 0),
      'the content is down where it was upheld': row?.['isTaken'] === isUpheld,
      'one act in the book': row?.['acts'] === 1,
      'it moved once': row?.['version'] === found.version + 1,
    });
  },
};
