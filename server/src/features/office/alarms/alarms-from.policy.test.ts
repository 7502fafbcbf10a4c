import { alarmRules } from '@firstlight/contract/office/alarms/alarm-rules.ts';
import { describe, expect, it } from 'vitest';
import { alarmsFrom, type HouseState } from './alarms-from.policy.ts';

const now = new Date('2026-11-16T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const quiet: HouseState = {
  queue: { dead: 0, deadSince: null, timetableAt: ago(1) },
  mails: { waiting: 0, refused: 0, uncertain: 0 },
  signUps: { lastHour: 0, before: 0 },
  books: { days: 0, since: null },
  letters: { held: 0, since: null },
};
const kinds = (change: Partial<HouseState>) =>
  alarmsFrom({ ...quiet, ...change }, now).map(({ kind }) => kind);

describe('an admin is alarmed', () => {
  it('by nothing while all is as it should be', () => {
    expect(kinds({})).toEqual([]);
  });

  it('by a timetable at which no worker has looked for some minutes, or ever', () => {
    const at = (timetableAt: Date | null) => ({ queue: { ...quiet.queue, timetableAt } });
    expect(kinds(at(ago(alarmRules.timetableMinutes + 1)))).toEqual(['timetable_stands']);
    expect(kinds(at(null))).toEqual(['timetable_stands']);
  });

  it('by a job that failed for good, with the oldest of them', () => {
    const queue = { ...quiet.queue, dead: 3, deadSince: ago(90) };
    expect(alarmsFrom({ ...quiet, queue }, now)).toEqual([
      { kind: 'dead_jobs', count: 3, since: ago(90).toISOString() },
    ]);
    expect(kinds({ queue: { ...queue, dead: 1 } })).toEqual(['dead_jobs']);
  });

  it('by mails that wait or may have left, and by refused ones only once there are many', () => {
    expect(kinds({ mails: { waiting: 1, refused: 9, uncertain: 1 } })).toEqual([
      'mails_waiting',
      'mails_uncertain',
    ]);
    expect(kinds({ mails: { waiting: 0, refused: 10, uncertain: 0 } })).toEqual(['mails_refused']);
  });

  it('by a rush of new accounts, and not by a busy day', () => {
    expect(kinds({ signUps: { lastHour: 20, before: 92 } })).toEqual(['sign_ups']);
    expect(kinds({ signUps: { lastHour: 20, before: 93 } })).toEqual([]);
    expect(kinds({ signUps: { lastHour: 19, before: 0 } })).toEqual([]);
  });

  it('by a day on which the ledger and the payment provider differ', () => {
    expect(kinds({ books: { days: 1, since: ago(60) } })).toEqual(['books_differ']);
  });

  it('by letters that are kept from leaving', () => {
    expect(kinds({ letters: { held: 1, since: null } })).toEqual(['letters_held']);
  });

  it('with counts that end somewhere', () => {
    const mails = { waiting: 5_000, refused: 0, uncertain: 0 };
    expect(alarmsFrom({ ...quiet, mails }, now)[0]?.count).toBe(alarmRules.countedTo);
  });
});
