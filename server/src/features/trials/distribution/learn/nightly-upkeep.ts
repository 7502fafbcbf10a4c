import { validatedRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import { enrolEverybody } from '../enrol-testers.ts';
import { recountStrayed } from '../need/recount-strayed.ts';
import { learnResponses } from './learn-responses.ts';
import { countPeople } from './rates.queries.ts';
import { recountPlaces } from './testers.queries.ts';

/** What is done once a night: everybody's interests, everything learnt, and every count that has strayed. */
export async function nightlyUpkeep(ctx: Context): Promise<void> {
  await enrolEverybody(ctx);
  await learnResponses(ctx);
  await recountPlaces(ctx.db);
  await countPeople(ctx.db, new Date(ctx.now().getTime() - validatedRules.activeDays * 86_400_000));
  await recountStrayed(ctx);
}
