import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { countDoubtful } from '../feedback/count-doubtful.ts';
import { weighFeedback } from '../feedback/weigh-feedback.ts';
import { countIterations } from '../iterations/count-iterations.ts';
import { markValidated } from '../projects/mark-validated.ts';
import './validation.events.ts';
import { isTrusted, mayEarn, mayKeep, testersNeeded, type Weighed } from './validation.policy.ts';
import {
  countActiveTesters,
  listWeighable,
  type NightRow,
  saveNight,
  type Weighable,
} from './validation.queries.ts';

const batch = 500;

/** Nobody can report a project yet, so there are none. */
const openReports = 0;

/**
 * Every night: who has earned Validated, and who has lost it. Only at night, because what it asks about testers would
 * point at the last of them if it were answered the moment they write.
 */
export async function weighProjects(ctx: Context): Promise<void> {
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
  const rows = new Map((await weighFeedback(ctx, ids)).map((row) => [row.projectId, row]));
  const iterations = await countIterations(ctx, ids);
  const weighed = projects.map((project) => ({
    ...project,
    ...{ testers: 0, spanDays: 0, replied: 0, ...rows.get(project.projectId) },
    iterations: iterations.get(project.projectId) ?? 0,
    openReports,
    rating: project.rating / 1000,
  }));
  const asked = weighed.filter((project) => mayBe(project, project, needed));
  const doubtful = await countDoubtful(ctx, asked);
  const night = weighed.map((project): NightRow => {
    const doubts = doubtful.get(project.projectId);
    const trusted = doubts === undefined ? null : isTrusted(project.testers, doubts);
    const { projectId, spanDays, replied } = project;
    return {
      projectId,
      testersNeeded: needed,
      spanDays,
      replied,
      isTrusted: trusted,
      isValidated: trusted === true,
    };
  });
  const idsWhere = (isValidated: boolean) =>
    night.filter((row) => row.isValidated === isValidated).map(({ projectId }) => projectId);
  await inTransaction(ctx, async (tx) => {
    const today = ctx.now().toISOString().slice(0, 10);
    await saveNight(tx.db, night, today);
    for (const projectId of await markValidated(tx, idsWhere(true), true)) {
      tx.record({ name: 'validation.granted', projectId, on: today });
    }
    await markValidated(tx, idsWhere(false), false);
  });
}

/** Hidden projects earn nothing; what they had earned before waits for them. */
function mayBe(weighed: Weighed, { listed, validated }: Weighable, needed: number): boolean {
  return validated ? mayKeep(weighed) : listed && mayEarn(weighed, needed);
}
