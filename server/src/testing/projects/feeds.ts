import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { type readFeed as endpoint, type Feed, feed } from '@firstlight/contract/trials/feed/feed.ts';
import * as z from 'zod/mini';
import type { Context, Member } from '../../core/context.ts';
import { readFeed } from '../../features/trials/feed/visit/read-feed.ts';

/** The feed as its reader gets it. PostgreSQL writes the answer, so every use of this holds it against the contract. */
export async function feedOf(ctx: Context<Member>, input: InputOf<typeof endpoint> = {}): Promise<Feed> {
  const { bytes } = await readFeed({ ...ctx, takeLimit: async () => undefined }, input);
  const answer: unknown = JSON.parse(bytes.toString());
  return z.parse(feed, answer);
}
