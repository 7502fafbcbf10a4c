import type { Context } from '../src/core/context.ts';
import type { Seed } from '../src/core/seed.ts';
import { memberContext } from './member-context.ts';
import { hoursAgo } from './story-time.ts';

const modules = import.meta.glob<Record<string, Seed>>('../src/features/*/*/*-seed.ts', { eager: true });

/** By the names of their files, so that the world is the same each time. */
export const featureSeeds: Seed[] = Object.keys(modules)
  .toSorted()
  .flatMap((file) => Object.values(modules[file] ?? {}));

export async function seedFeatures(ctx: Context): Promise<void> {
  for (const seed of featureSeeds) {
    await seed.run(ctx, (username, hours) => memberContext(hoursAgo(ctx, hours), username));
  }
}
