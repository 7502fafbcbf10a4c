import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

export const errors = {
  /** Whoever runs this site has given no key for it. */
  'notifications.push_not_offered': 404,
} as const;

export const readPush = endpoint({
  name: 'notifications.readPush',
  method: 'GET',
  path: '/api/me/push-device',
  summary: 'Whether this site pushes news to closed browsers, and whether it does to this one.',
  access: 'member',
  status: 200,
  response: z.object({
    /** What a browser subscribes to; null where nothing is pushed at all. */
    publicKey: z.nullable(z.string()),
    isOn: z.boolean(),
  }),
});

export const turnOnPush = endpoint({
  name: 'notifications.turnOnPush',
  method: 'PUT',
  path: '/api/me/push-device',
  summary: 'Push news to this browser, for as long as this session lasts.',
  access: 'member',
  body: z.strictObject({
    /** Where the browser’s push service takes messages for it. */
    address: z.string().check(z.maxLength(1000)),
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  status: 204,
  errors: ['notifications.push_not_offered'],
});

export const turnOffPush = endpoint({
  name: 'notifications.turnOffPush',
  method: 'DELETE',
  path: '/api/me/push-device',
  summary: 'Push nothing to this browser any more.',
  access: 'member',
  status: 204,
});
