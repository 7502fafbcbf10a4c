import type { IncomingMessage } from 'node:http';
import { heldLimits } from '@firstlight/contract/general-limits.ts';
import type { LimitName } from '@firstlight/contract/limits.ts';
import { handshakeAddress } from '../core/http/client-address.ts';
import { isOwnOrigin } from '../core/http/origin-check.ts';
import type { RealtimeOptions } from '../platform/live/realtime.ts';
import { isInNetworks } from '../platform/networks.ts';
import type { Engines } from './engines.ts';
import type { FindMember } from './recognise-members.ts';
import { recognition } from './registries.ts';

type Access = Omit<RealtimeOptions, 'http' | 'subscriber' | 'log' | 'topics' | 'sweepEveryMs'>;

/** Who may hold a live connection, who they are, and how much they may ask for. */
export function liveAccess({ config, database, now, takeLimit }: Engines, findMember: FindMember): Access {
  const isProxy = isInNetworks(config.TRUSTED_PROXIES);
  const addressOf = (request: IncomingMessage) => handshakeAddress(request, isProxy);
  const isWithin = (limit: LimitName) => (request: IncomingMessage) =>
    takeLimit(limit, addressOf(request)).then(
      () => true,
      () => false,
    );

  return {
    acceptsOrigin: ({ headers }) => isOwnOrigin(headers, config.APP_ORIGIN),
    mayKnock: isWithin('live.handshakes'),
    mayEnter: isWithin('live.entries'),
    mayAsk: isWithin('live.topics'),
    /** Without accepted terms, or suspended, somebody is a guest like any other. */
    async identify({ headers }) {
      const member = await findMember(headers);
      const isLetIn = member?.hasAcceptedTerms && !member.isSuspended;
      return isLetIn ? { userId: member.id, sessionId: member.sessionId } : undefined;
    },
    liveSessions: (sessionIds) => recognition.findLiveSessions({ db: database.db, now }, sessionIds),
    addressOf,
    held: {
      ...heldLimits,
      connectionsPerAddress: heldLimits.connectionsPerAddress * config.LIMIT_FACTOR,
      guestsPerAddress: heldLimits.guestsPerAddress * config.LIMIT_FACTOR,
    },
  };
}
