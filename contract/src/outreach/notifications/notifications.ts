import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents } from '../../live-declarations.ts';
import type { NotificationKind } from '../../notification-kinds.ts';

export const liveEvents = {
  /** What is under one's bell is no longer what it was. */
  'notifications.changed': { topic: 'me', payload: z.object({}) },
} as const satisfies LiveEvents;

/** One of those that features declare. Which they are the server knows; here they are a type alone, so that the browser needs no list. */
const kind = z.string().check(z.regex(/^[a-z_]{1,40}$/)) as unknown as z.ZodMiniType<
  NotificationKind,
  string
>;
const ways = { inApp: z.boolean(), byMail: z.boolean(), byPush: z.boolean() };
/** `offered`: the ways this kind can go at all. */
const choice = z.object({ kind, ...ways, offered: z.array(z.enum(['inApp', 'byMail', 'byPush'])) });

/** One line under the bell. It says what happened to what; the sentence is made where it is read. */
const notification = z.object({
  id: z.uuid(),
  kind,
  /** How many times since it was last read. */
  count: z.int(),
  /** The project or the group. */
  about: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Words of the kind's own, which its feature knows how to say. */
  details: z.nullable(z.record(z.string(), z.union([z.string(), z.int()]))),
  /** The page it leads to. */
  path: z.string(),
  /** The latest of those who acted under their own name; null for hidden testers and for people who left. */
  actor: z.nullable(z.object({ name: z.string(), username: z.string() })),
  /** A moment, or only the day where the moment could tell who it was. */
  at: z.string(),
  isRead: z.boolean(),
});

export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  name: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  summary: 'What one should know, newest first.',
  access: 'member',
  query: z.object({
    only: z.optional(z.enum(['mentions'])),
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  status: 200,
  response: z.object({ items: z.array(notification), next: z.nullable(z.string()) }),
});

export const countUnread = endpoint({
  name: 'notifications.countUnread',
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many are unread, counted up to a hundred.',
  access: 'member',
  status: 200,
  response: z.object({ count: z.int() }),
});

export const markRead = endpoint({
  name: 'notifications.markRead',
  method: 'POST',
  path: '/api/notifications/reads',
  summary: 'Mark one as read, or all of them.',
  access: 'member',
  body: z.strictObject({ id: z.nullable(z.uuid()) }),
  status: 204,
  errors: ['request.not_found'],
});

export const readChoices = endpoint({
  name: 'notifications.readChoices',
  method: 'GET',
  path: '/api/me/notification-choices',
  summary: 'Which kinds reach one, and how.',
  access: 'member',
  status: 200,
  response: z.array(choice),
});

export const chooseNotifications = endpoint({
  name: 'notifications.choose',
  method: 'PUT',
  path: '/api/me/notification-choices/:kind',
  summary: 'Choose how one kind reaches one.',
  access: 'member',
  params: z.object({ kind }),
  body: z.strictObject(ways),
  status: 204,
});
