import { type Selectable, sql } from 'kysely';
import type { DistributionTotals, ExposureCounts, ProjectNeeds, TesterPool } from '../../../db/schema.ts';

/** What each project waits for, and for how long. */
export const needsAs = <Name extends string>(name: Name) =>
  sql<Selectable<ProjectNeeds>>`project_needs`.as(name);

/** How projects were met before anybody wrote: sums alone. */
export const exposuresAs = <Name extends string>(name: Name) =>
  sql<Selectable<ExposureCounts>>`exposure_counts`.as(name);

/** Whoever may be asked, with what they care for. */
export const poolAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<TesterPool>, 'testerId' | 'interests' | 'language'>>`tester_pool`.as(name);

/** One row: how many people there are, as last night counted them. */
export const totalsAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<DistributionTotals>, 'testers' | 'activeTesters'>>`distribution_totals`.as(name);
