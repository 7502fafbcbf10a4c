/**
 * A limit on use. `by` says whose allowance it is; `name` is one that was typed, whether somebody has it or not. When Redis does not answer, `open` lets people through and
 * `closed` refuses until it does: only what guards an account or could flood a stranger's mailbox is closed.
 */
export interface Limit {
  by: 'person' | 'address' | 'email' | 'account' | 'name';
  windows: readonly { count: number; seconds: number }[];
  whenRedisIsDown: 'open' | 'closed';
}

/** By name: `<feature>.<what>`. */
export type Limits = Record<string, Limit>;

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;
