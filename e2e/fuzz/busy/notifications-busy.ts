import { randomUUID } from 'node:crypto';
import type { BusyRequests } from './busy-pair.ts';

/** The key is the one of RFC 8291's example. */
const subscription = () => ({
  address: `https://push.example/${randomUUID()}`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
});

export const requests: BusyRequests = () => ({
  'notifications.list': {},
  'notifications.countUnread': {},
  'notifications.markRead': {},
  'notifications.readChoices': {},
  'notifications.choose': { params: { kind: 'comment' } },
  'notifications.readPush': {},
  'notifications.turnOnPush': { body: subscription() },
  'notifications.turnOffPush': {},
});
