/** Why something sealed could not be opened. For logs and alarms: a visitor only ever learns that it failed. */
export type UnreadableReason =
  | 'truncated'
  | 'unknown_format'
  | 'unknown_data_key'
  | 'unknown_kek'
  | 'wrong_scope'
  | 'not_authentic';

export interface Unreadable extends Error {
  name: 'Unreadable';
  reason: UnreadableReason;
}

export function unreadable(reason: UnreadableReason, where: string): Unreadable {
  return Object.assign(new Error(`cannot open ${where}: ${reason}`), { name: 'Unreadable' as const, reason });
}

export function isUnreadable(error: unknown): error is Unreadable {
  return error instanceof Error && error.name === 'Unreadable';
}
