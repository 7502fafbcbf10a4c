import { retention } from '@firstlight/contract/legal.ts';
import { validatedRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import { runSteps } from '../../../../platform/run-steps.ts';
import { enrolEverybody } from '../enrol-testers.ts';
import { deleteShowingsBefore } from '../measure/showings.queries.ts';
import { recountStrayed } from '../need/recount-strayed.ts';
import { learnResponses } from './learn-responses.ts';
import { countPeople } from './rates.queries.ts';
import { recountPlaces } from './testers.queries.ts';

/** What is done once a night: everybody's interests, everything learnt, and every count that has strayed. */
export async function nightlyUpkeep(ctx: Context): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000);
  await runSteps({
    enrolment: () => enrolEverybody(ctx),
    responses: () => learnResponses(ctx),
    places: () => recountPlaces(ctx.db),
    people: () => countPeople(ctx.db, daysAgo(validatedRules.activeDays)),
    counts: () => recountStrayed(ctx),
    showings: () => deleteShowingsBefore(ctx.db, daysAgo(retention.showingDays)),
  });
}
