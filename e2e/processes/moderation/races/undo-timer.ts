import type { Court, Sanctioned } from '../court.ts';
import { withStatus } from '../court.ts';
import { broken, type Race } from './race.ts';

const cases = 12;
const undosEach = 4;

/** Admins undo decisions whose ten minutes are over by the workers' clock and not by their own. */
export const undoTimer: Race = {
  name: 'undo and timer',
  async round(court) {
    const decided = await Promise.all(Array.from({ length: cases }, () => court.sanctioned()));
    await letTimePass(court, decided);
    const undos = decided.flatMap((one, place) =>
      Array.from({ length: undosEach }, (_, nth) =>
        court
          .act(court.admins[nth % 2], 'DELETE', `/api/admin/cases/${one.caseId}/decision`)
          .then((answer) => ({ place, answer })),
      ),
    );
    const [answers] = await Promise.all([Promise.all(undos), court.ring(...timers)]);
    await court.ring(...timers);
    await court.untilDone();
    const found = [];
    for (const [place, one] of decided.entries()) {
      const undone = withStatus(
        answers.filter((each) => each.place === place).map(({ answer }) => answer),
        200,
      );
      found.push(...(await judge(court, one, undone)));
    }
    return found;
  },
};

const timers = ['cases.close-due', 'sanctions.confirm-due'];

/** A moment more than ten minutes, so that the workers find it. */
async function letTimePass({ world }: Court, decided: readonly Sanctioned[]): Promise<void> {
  const moment = `now() - interval '10 minutes 1 second'`;
  await world.database.query(`update cases set decided_at = ${moment} where id = any($1)`, [
    decided.map(({ caseId }) => caseId),
  ]);
  await world.database.query(`update sanctions set decided_at = ${moment} where id = any($1)`, [
    decided.map(({ sanctionId }) => sanctionId),
  ]);
}

/** Undone with all that belongs to it, or told with all that belongs to it: never a part of each. */
async function judge(
  { world }: Court,
  { caseId, sanctionId }: Sanctioned,
  undone: number,
): Promise<string[]> {
  const [row] = await world.database.query<Record<string, unknown>>(
    `select cases.state as case, sanctions.state as sanction, users.standing,
       (select taken_down_at is not null from comments where id::text = cases.subject_id) as "isTaken",
       (select count(*)::int from reports where case_id = cases.id and state = 'open') as open,
       (select count(*)::int from pgboss.job where name = 'sanctions.mail-statement' and (data->>'sanctionId')::uuid = $2) as statements,
       (select count(*)::int from pgboss.job where name = 'cases.mail-outcomes' and (data->>'caseId')::uuid = $1) as outcomes
     from cases, sanctions join users on users.id = sanctions.user_id where cases.id = $1 and sanctions.id = $2`,
    [caseId, sanctionId],
  );
  const isUndone = row?.['case'] === 'open';
  return broken({
    'undone once at most': undone === (isUndone ? 1 : 0),
    'undone, or closed': isUndone || row?.['case'] === 'closed',
    'the sanction goes the same way': row?.['sanction'] === (isUndone ? 'undone' : 'active'),
    'so does the standing': row?.['standing'] === (isUndone ? 'good' : 'suspended'),
    'so does the content': row?.['isTaken'] === !isUndone,
    'so do reports': row?.['open'] === (isUndone ? 1 : 0),
    'one statement is mailed, or none': row?.['statements'] === (isUndone ? 0 : 1),
    'reporters are answered once, or not at all': row?.['outcomes'] === (isUndone ? 0 : 1),
  });
}
