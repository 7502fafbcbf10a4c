/**
 * Every way in which PostgreSQL, or the way to it, says that it is away for now: the request is worth another try,
 * and nobody's fault. Each has a word by which the metrics tell it.
 */
export const awayReasons = {
  unreachable: {
    codes: [
      'ECONNREFUSED',
      'ECONNRESET',
      'ETIMEDOUT',
      'EPIPE',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ENETUNREACH',
    ],
    // Class 08 is whatever happens to a connection.
    class: '08',
    texts: ['Connection terminated', 'connection error and is not queryable'],
  },
  stopping: { codes: ['57P01', '57P02', '57P03', '57P05'] },
  silent: { codes: [], texts: ['Query read timeout'] },
  'pool empty': { codes: [], texts: ['timeout exceeded when trying to connect', 'timeout expired'] },
  'out of room': { codes: ['53000', '53100', '53200', '53300', '53400'] },
  /** After a failover the connection may still lead to what is now a standby. */
  'read-only': { codes: ['25006'] },
  'timed out': { codes: ['57014', '55P03', '25P03', '25P04'] },
  'lost a race': { codes: ['40001', '40P01'] },
} as const satisfies Record<string, AwaySigns>;

export type AwayReason = keyof typeof awayReasons;

interface AwaySigns {
  codes: readonly string[];
  /** The first two characters of a whole class of PostgreSQL's codes. */
  class?: string;
  /** Of the driver, which has no codes of its own. */
  texts?: readonly string[];
}

/** Why the database did not answer, or undefined for every other error. */
export function whyDatabaseAway(error: unknown): AwayReason | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const reasons = Object.entries(awayReasons) as [AwayReason, AwaySigns][];
  return reasons.find(([, signs]) => shows(signs, code, error.message))?.[0];
}

/** What somebody wrote may be quoted where there is a code, so texts are read only where there is none. */
function shows({ codes, class: family, texts = [] }: AwaySigns, code: string, text: string): boolean {
  if (code === '') return texts.some((sign) => text.includes(sign));
  return codes.includes(code) || (family !== undefined && /^\w{5}$/.test(code) && code.startsWith(family));
}

/** Whether a connection must not be given to anybody else: an answer may still come on it, or it leads to a standby. */
export function isSpent(error: unknown): boolean {
  const reason = whyDatabaseAway(error);
  return reason === 'silent' || reason === 'read-only';
}
