import { dropCrowd, makeTown, urlOf } from './crowd-database.ts';

/** The town has a million; `BENCH_TESTERS` makes it smaller where there is less machine. */
export const testers = Number(process.env['BENCH_TESTERS'] ?? 100_000);
export const projects = testers / 10;

/** Works in a town and in a tenth of it, and leaves neither behind, unless `BENCH_TOWNS` names two that were made before. */
export async function inTowns(work: (whole: string, tenth: string) => Promise<void> | void): Promise<void> {
  const [whole, tenth] = process.env['BENCH_TOWNS']?.split(',') ?? [];
  if (whole && tenth) return work(urlOf(whole), urlOf(tenth));
  const names = [`fl_bench_town_${process.pid}`, `fl_bench_village_${process.pid}`] as const;
  try {
    const town = makeTown(names[0], { testers, projects });
    await work(town, makeTown(names[1], { testers: testers / 10, projects: projects / 10 }));
  } finally {
    for (const name of names) dropCrowd(name);
  }
}
