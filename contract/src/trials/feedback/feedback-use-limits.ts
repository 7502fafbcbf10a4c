import { day, type Limits, minute } from '../../limit.ts';
import { skipLimits } from './skip-rules.ts';

export const limits = {
  'feedback.give': {
    by: 'person',
    windows: [
      { count: 1, seconds: minute },
      { count: 20, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  /** Besides the one above, in an account's first week. */
  'feedback.give-new': { by: 'person', windows: [{ count: 5, seconds: day }], whenRedisIsDown: 'open' },
  'feedback.start-test': {
    by: 'person',
    windows: [
      { count: 20, seconds: minute },
      { count: 300, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  /** Every way through `/go`, with a one-time address or without one. */
  'feedback.go': { by: 'address', windows: [{ count: 60, seconds: minute }], whenRedisIsDown: 'open' },
  'feedback.mark': {
    by: 'person',
    windows: [
      { count: 30, seconds: minute },
      { count: 500, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feedback.reveal': {
    by: 'person',
    windows: [
      { count: 10, seconds: minute },
      { count: 60, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feedback.close-thread': {
    by: 'person',
    windows: [
      { count: 10, seconds: minute },
      { count: 60, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feedback.reply': {
    by: 'person',
    windows: [
      { count: 10, seconds: minute },
      { count: 200, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feedback.answer-card': {
    by: 'person',
    windows: [
      { count: 20, seconds: minute },
      { count: 300, seconds: day },
    ],
    whenRedisIsDown: 'open',
  },
  'feedback.skip': {
    by: 'person',
    windows: [{ count: skipLimits.perDay, seconds: day }],
    whenRedisIsDown: 'open',
  },
} as const satisfies Limits;
