import type { Answer } from '../../harness/ask.ts';
import { type Court, type Sanctioned, withStatus } from '../court.ts';
import { broken, type Race } from './race.ts';

const each = 6;
const people = 8;
const outcomes = [
  { outcome: 'overturned' },
  { outcome: 'reduced', step: 'warning' },
  { outcome: 'upheld' },
] as const;

/** Restrictions come to their end while some appeal, and while the appeals of others are answered in three ways at once. */
export const appealEnd: Race = {
  name: 'appeal and end',
  async round(court) {
    const all = await Promise.all(Array.from({ length: people }, () => court.sanctioned()));
    const [filing, waiting] = [all.slice(0, people / 2), all.slice(people / 2)];
    await Promise.all(waiting.map((one) => appeal(court, one)));
    const appeals = await idsOf(court, waiting);
    await comeToTheirEnd(court, all);
    const asked = await Promise.all([
      ...filing.flatMap((one) => times(() => appeal(court, one))),
      ...waiting.flatMap((one) => times((nth) => answer(court, appeals.get(one.sanctionId) ?? '', nth))),
      court.ring('sanctions.end-due').then(() => undefined),
    ]);
    await court.ring('sanctions.end-due');
    await court.untilDone();
    const answers = asked.filter((one) => one !== undefined);
    const found = [];
    for (const [place, one] of all.entries())
      found.push(
        ...(await judge(court, one, answers.slice(place * each, (place + 1) * each), place < people / 2)),
      );
    return found;
  },
};

const times = <Result>(make: (nth: number) => Result): Result[] =>
  Array.from({ length: each }, (_, nth) => make(nth));

const appeal = (court: Court, { author, reference }: Sanctioned): Promise<Answer> =>
  court.act(author, 'POST', `/api/me/sanctions/${reference}/appeal`, { body: 'It was meant as a joke.' });

/** By the admin who did not decide. */
const answer = (court: Court, appealId: string, nth: number): Promise<Answer> =>
  court.act(court.admins[1], 'POST', `/api/admin/appeals/${appealId}/decision`, {
    ...outcomes[nth % outcomes.length],
    answer: 'We have looked at it again.',
  });

async function idsOf({ world }: Court, waiting: readonly Sanctioned[]): Promise<Map<string, string>> {
  const rows = await world.database.query<{ id: string; sanction_id: string }>(
    'select id, sanction_id from appeals where sanction_id = any($1)',
    [waiting.map(({ sanctionId }) => sanctionId)],
  );
  return new Map(rows.map((row) => [row.sanction_id, row.id]));
}

async function comeToTheirEnd({ world }: Court, all: readonly Sanctioned[]): Promise<void> {
  await world.database.query(
    `update sanctions set state = 'active', starts_at = now() - interval '2 days', ends_at = now() - interval '1 second'
     where id = any($1)`,
    [all.map(({ sanctionId }) => sanctionId)],
  );
}

async function judge(
  { world }: Court,
  { sanctionId }: Sanctioned,
  answers: readonly Answer[],
  isFiling: boolean,
): Promise<string[]> {
  const [row] = await world.database.query<Record<string, unknown>>(
    `select sanctions.state, sanctions.step, users.standing, closed_at is not null as "isClosed",
       (select outcome from appeals where sanction_id = sanctions.id) as outcome,
       (select count(*)::int from appeals where sanction_id = sanctions.id) as appeals
     from sanctions join users on users.id = user_id where sanctions.id = $1`,
    [sanctionId],
  );
  const { state, step, outcome } = row ?? {};
  return broken({
    'one appeal': row?.['appeals'] === 1,
    'taken or answered once': withStatus(answers, isFiling ? 201 : 204) === 1,
    'all others are told so': withStatus(answers, 409) === each - 1,
    'it has ended, or never was where the appeal says so':
      state === (outcome === 'overturned' ? 'overturned' : 'ended'),
    'it is milder where the appeal says so': step === (outcome === 'reduced' ? 'warning' : 'restriction'),
    'it is closed': row?.['isClosed'] === true,
    'nothing holds them back': row?.['standing'] === 'good',
  });
}
