import type { Context } from '../../../core/context.ts';
import { ask } from '../../../core/question.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { markValidated } from '../../showcase/projects/mark-validated.ts';
import { countDoubtful } from '../feedback/count-doubtful.ts';
import { listCountableFeedback } from '../feedback/list-countable-feedback.ts';
import { countIterations } from '../iterations/count-iterations.ts';
import { validationEvents } from './validation.events.ts';
import { isTrusted, type JudgedProject, mayEarn, mayKeep, testersNeeded } from './validation.policy.ts';
import {
  countActiveTesters,
  listWeighable,
  type NightRow,
  saveNight,
  type Weighable,
} from './validation.queries.ts';
import { validationQuestions } from './validation.questions.ts';

const batch = 500;

/**
 * Runs every night. Grants and removes Validated. Judging at the time of a feedback would reveal facts about its author, because
 * some conditions are about the testers.
 */
export async function judgeProjects(ctx: Context): Promise<void> {
  const needed = testersNeeded(await countActiveTesters(ctx.db));
  let last: string | undefined;
  for (;;) {
    const projects = await listWeighable(ctx.db, last, batch);
    await weighBatch(ctx, projects, needed);
    if (projects.length < batch) return;
    last = projects.at(-1)?.projectId;
  }
}

async function weighBatch(ctx: Context, projects: readonly Weighable[], needed: number): Promise<void> {
  const idsOf = (rows: readonly Weighable[]) => rows.map(({ projectId }) => projectId);
  const ids = idsOf(projects);
  const rows = new Map((await listCountableFeedback(ctx, ids)).map((row) => [row.projectId, row]));
  const iterations = await countIterations(ctx, ids);
  const reported = await ask(ctx, validationQuestions.findReported, ids);
  const weighed = projects.map((project) => ({
    ...project,
    ...{ testers: 0, spanDays: 0, replied: 0, ...rows.get(project.projectId) },
    iterations: iterations.get(project.projectId) ?? 0,
    isReported: reported.has(project.projectId),
    rating: project.rating / 1000,
  }));
  const asked = weighed.filter((project) => mayBe(project, project, needed));
  const doubtful = await countDoubtful(ctx, idsOf(asked));
  const isEarned = ({ projectId, testers }: (typeof weighed)[number]) => {
    const doubts = doubtful.get(projectId);
    return doubts !== undefined && isTrusted(testers, doubts);
  };
  const doubted = weighed.filter((project) => doubtful.has(project.projectId) && !isEarned(project));
  const granted = idsOf(weighed.filter((project) => !project.validated && isEarned(project)));
  const lost = idsOf(weighed.filter((project) => project.validated && !isEarned(project)));
  const night = weighed.map(
    ({ projectId, spanDays, replied }): NightRow => ({ projectId, testersNeeded: needed, spanDays, replied }),
  );
  await inTransaction(ctx, async (tx) => {
    for (const { projectId } of doubted) tx.record(validationEvents.doubted, { projectId });
    const today = ctx.now().toISOString().slice(0, 10);
    await saveNight(tx.db, night, { granted, lost }, today);
    for (const projectId of await markValidated(tx, granted, true)) {
      tx.record(validationEvents.granted, { projectId, on: today });
    }
    await markValidated(tx, lost, false);
  });
}

/** Hidden projects earn nothing; what they had earned before waits for them. */
function mayBe(weighed: JudgedProject, { listed, validated }: Weighable, needed: number): boolean {
  return validated ? mayKeep(weighed) : listed && mayEarn(weighed, needed);
}
