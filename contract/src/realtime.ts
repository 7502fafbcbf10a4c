import * as z from 'zod/mini';

/**
 * What the server pushes. A payload never depends on who receives it and never names a hidden tester;
 * it may be lost, so each one only tells a client what to fetch again.
 */
export const realtimeEvents = {
  /** The session was ended elsewhere; the connection closes right after. */
  'session.ended': z.object({}),
  /** The page's project was hidden or is gone; its line closes right after. */
  'page.closed': z.object({}),
  'feedback.changed': z.object({ projectId: z.uuid() }),
  'reactions.changed': z.object({ projectId: z.uuid() }),
  'comments.changed': z.object({ projectId: z.uuid() }),
  'iterations.changed': z.object({ projectId: z.uuid() }),
  /** What is under one's bell is no longer what it was. */
  'notifications.changed': z.object({}),
  /** The same, where a hidden tester hears of it. */
  'notifications.quietly_changed': z.object({}),
} as const satisfies Record<string, z.ZodMiniType>;

/** Told with the next full step of the clock: the moment it happened would point at somebody. */
export const slowEvents: ReadonlySet<string> = new Set(['notifications.quietly_changed']);

/** What whoever has a page open says of it when they connect. */
export const livePage = z.strictObject({ projectId: z.uuid() });

export type RealtimeEvent = keyof typeof realtimeEvents;

export type RealtimePayload<Name extends RealtimeEvent> = z.infer<(typeof realtimeEvents)[Name]>;
