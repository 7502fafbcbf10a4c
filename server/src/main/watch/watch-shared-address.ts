import type { Member } from '../../core/context.ts';
import type { Engines } from '../engines.ts';

const windowMs = 60 * 60 * 1000;
/** Maximum number of sessions that are compared in one hour. */
const mostSessions = 2_000;
/** Minimum number of sessions of one address, and their share of all, before an operator is warned. */
const many = { sessions: 50, share: 0.8 };

/**
 * Warns once an hour when most sessions come from one address. Then a proxy probably hides the addresses of the clients,
 * and a single client can use up the limits of all.
 */
export function watchSharedAddress({ now, log }: Pick<Engines, 'now' | 'log'>) {
  let endsAt = 0;
  let isWarned = false;
  const sessions = new Set<string>();
  const counts = new Map<string, number>();

  return ({ sessionId, address }: Pick<Member, 'sessionId' | 'address'>): void => {
    const at = now().getTime();
    if (at >= endsAt) {
      endsAt = at + windowMs;
      isWarned = false;
      sessions.clear();
      counts.clear();
    }
    if (isWarned || sessions.has(sessionId) || sessions.size >= mostSessions) return;
    sessions.add(sessionId);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count < many.sessions || count < sessions.size * many.share) return;
    isWarned = true;
    log.warn(
      { sessions: count, of: sessions.size },
      'most sessions share one address, check TRUSTED_PROXIES and the proxies',
    );
  };
}
