import type { TestMember } from '../../harness/members.ts';
import { type Court, reportComment, withStatus, writeComment } from '../court.ts';
import { atOnce, broken, type Race } from './race.ts';

const reporters = 5;
/** Established, without a history. */
const weightEach = 0.75;

/** Each of five reports the same comment ten times. */
export const reportTwice: Race = {
  name: 'report twice',
  async round(court) {
    const [author, ...others] = (await court.people(1 + reporters)) as [TestMember, ...TestMember[]];
    const commentId = await writeComment(court, author);
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => {
        return reportComment(court, others[index % reporters] as TestMember, commentId);
      }),
    );
    const [found] = await figuresOf(court, commentId);
    return broken({
      'every report is answered with a receipt': withStatus(answers, 201) === atOnce,
      'one case': found?.cases === 1,
      'one report each': found?.reports === reporters && found.counted === reporters,
      'one copy of the words': found?.evidence === 1,
      'each weighs once': Math.abs((found?.weight ?? 0) - reporters * weightEach) < 1e-9,
    });
  },
};

const figuresOf = ({ world }: Court, commentId: string) =>
  world.database.query<Record<'cases' | 'reports' | 'counted' | 'weight' | 'evidence', number>>(
    `select count(*)::int as cases, sum(reporters)::int as counted, sum(weight) as weight,
       sum((select count(*) from reports where case_id = cases.id))::int as reports,
       sum((select count(*) from case_evidence where case_id = cases.id))::int as evidence
     from cases where subject_id = $1`,
    [commentId],
  );
