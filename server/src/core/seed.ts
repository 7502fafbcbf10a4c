import type { Context, HttpContext, Member } from './context.ts';

/** What a feature adds to the demo world: `<word>-seed.ts` in its folder, found by its name. */
export interface Seed {
  /** Once everybody is there with what they made, through the feature's own acts. */
  run(ctx: Context, actAs: ActAs): Promise<void>;
  /** What has happened by then. */
  events: readonly { name: string }[];
}

/** Somebody of the demo world, so many hours ago. */
export type ActAs = (username: string, hoursAgo: number) => Promise<HttpContext<Member>>;
