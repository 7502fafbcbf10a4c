import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { alarmKinds } from './alarm-rules.ts';

const alarm = z.object({
  kind: z.enum(alarmKinds),
  /** At most `alarmRules.countedTo`. Zero where there is nothing to count. */
  count: z.int(),
  /** Since when, where it is known. */
  since: z.nullable(z.iso.datetime()),
});

export type Alarm = z.infer<typeof alarm>;

export const listAlarms = endpoint({
  name: 'alarms.list',
  method: 'GET',
  path: '/api/admin/alarms',
  summary: 'What needs a look besides cases: jobs, mails, sign-ups.',
  access: 'admin',
  status: 200,
  /** The gravest first. */
  response: z.object({ items: z.array(alarm), lookedAt: z.iso.datetime() }),
});
