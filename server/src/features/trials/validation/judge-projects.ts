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
  settleChanges,
  type Weighable,
} from './validation.queries.ts';
import { validationQuestions } from './validation.questions.ts';

const batch = 500;

/**
 * Every night: who has earned Validated, and who has lost it. Only at night, and some nights later by lot, because what it
 * asks about testers would point at the last of them if it were answered when they write.
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
  const ids = projects.map(({ projectId }) => projectId);
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
  const doubtful = await countDoubtful(
    ctx,
    asked.map(({ projectId }) => projectId),
  );
  const night = weighed.map(({ projectId, testers, spanDays, replied, validated }): NightRow => {
    const doubts = doubtful.get(projectId);
    const isEarned = doubts !== undefined && isTrusted(testers, doubts);
    return { projectId, testersNeeded: needed, spanDays, replied, isToChange: isEarned !== validated };
  });
  const doubted = weighed.filter(({ projectId, testers }) => {
    const doubts = doubtful.get(projectId);
    return doubts !== undefined && !isTrusted(testers, doubts);
  });
  await inTransaction(ctx, async (tx) => {
    for (const { projectId } of doubted) tx.record(validationEvents.doubted, { projectId });
    const today = ctx.now().toISOString().slice(0, 10);
    const due = await saveNight(tx.db, night, today);
    const dueWhere = (isValidated: boolean) =>
      projects
        .filter(({ projectId, validated }) => due.has(projectId) && validated === isValidated)
        .map(({ projectId }) => projectId);
    const [granted, lost] = [dueWhere(false), dueWhere(true)];
    for (const projectId of await markValidated(tx, granted, true)) {
      tx.record(validationEvents.granted, { projectId, on: today });
    }
    await markValidated(tx, lost, false);
    await settleChanges(tx.db, { granted, lost }, today);
  });
}

/** Hidden projects earn nothing; what they had earned before waits for them. */
function mayBe(weighed: JudgedProject, { listed, validated }: Weighable, needed: number): boolean {
  return validated ? mayKeep(weighed) : listed && mayEarn(weighed, needed);
}
