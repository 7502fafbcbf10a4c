import type { Answer } from '../../harness/ask.ts';
import { makeProject } from '../../harness/members.ts';
import { until } from '../../harness/until.ts';
import { type Court, type Reported, withStatus } from '../court.ts';
import { broken, type Race } from './race.ts';

const testers = 10;
const tries = 4;
const limit = {
  outcome: 'upheld',
  step: 'limit',
  rule: 'spam',
  deviation: 'The same words under every project.',
};

/** Ten people are limited for spam while each of them gives feedback, four times over. */
export const limitFeedback: Race = {
  name: 'limit and feedback',
  async round(court) {
    const projectId = await makeProject(court.world, court.maker.id);
    const all = await Promise.all(Array.from({ length: testers }, () => court.reported()));
    await Promise.all(all.map((one) => openTest(court, one, projectId)));
    const given = await Promise.all(
      all.map(async (one, place) => {
        const acts = Array.from({ length: tries }, (_, nth) => () => give(court, one, projectId, nth));
        // Some before anything is given, some in the middle of it.
        acts.splice(place % tries, 0, () => court.decideAnew(one, limit));
        return Promise.all(acts.map((begin) => begin()));
      }),
    );
    await letItShow(court, projectId);
    const found = all.flatMap((_, place) => judgeAnswers(given[place] ?? [], place % tries));
    return [...found, ...(await judgeRows(court, projectId))];
  },
};

async function openTest(court: Court, { author }: Reported, projectId: string): Promise<void> {
  const { text } = await court.act(author, 'POST', `/api/projects/${projectId}/tests`);
  await court.act(author, 'GET', new URL(JSON.parse(text).address, 'http://here').pathname);
}

const give = ({ act }: Court, { author }: Reported, projectId: string, nth: number): Promise<Answer> =>
  act(author, 'POST', `/api/projects/${projectId}/feedback`, {
    rating: 1 + nth,
    comment: `Try ${nth}: the list is quick, the colours are calm, and I found my way at once.`,
  });

/** Makes everything due that is not withheld, and waits until it is published. */
async function letItShow({ world, ring }: Court, projectId: string): Promise<void> {
  await world.database.query(
    `update feedback set publish_at = now() - interval '1 second' where publish_at is not null and project_id = $1`,
    [projectId],
  );
  await ring('feedback.publish-responses');
  const waiting = 'select count(*) from feedback where publish_at is not null and project_id = $1';
  await until(
    'the workers to publish it',
    async () => (await world.database.count(waiting, [projectId])) === 0,
  );
}

function judgeAnswers(answers: readonly Answer[], decidedAt: number): string[] {
  const decision = answers[decidedAt];
  const tried = answers.filter((_, nth) => nth !== decidedAt);
  return broken({
    'the decision is taken': decision?.status === 200,
    'one feedback each': withStatus(tried, 201) === 1 && withStatus(tried, 409) === tries - 1,
  });
}

/** Limited for spam, none of what they gave is left to be read: it is withheld, or drawn to go within days. */
async function judgeRows({ world }: Court, projectId: string): Promise<string[]> {
  const [row] = await world.database.query<{ given: number; loose: number; off: number }>(
    `select count(*)::int as given,
       count(*) filter (where not f.is_withheld and w.note_id is null)::int as loose,
       (select s.feedback_count from project_stats s where s.project_id = $1)
         - count(*) filter (where not f.is_withheld and f.deleted_at is null)::int as off
     from feedback f left join hidden.withholdings w on w.note_id = f.id where f.project_id = $1`,
    [projectId],
  );
  return broken({
    'nothing is lost': row?.given === testers,
    'nothing slips between being withheld and being drawn to go': row?.loose === 0,
    'the figures say what is shown': row?.off === 0,
  });
}
