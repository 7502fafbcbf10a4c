import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { heldLimits } from '@firstlight/contract/general-limits.ts';
import type { LimitName } from '@firstlight/contract/limits.ts';
import { pageNamespace } from '@firstlight/contract/page-namespace.ts';
import { livePage } from '@firstlight/contract/realtime.ts';
import type { Member } from '../core/context.ts';
import { handshakeAddress } from '../core/http/client-address.ts';
import { isOwnOrigin } from '../core/http/origin-check.ts';
import { projectRoom } from '../core/project-room.ts';
import { findVisibleProject } from '../features/showcase/projects/visible-project.ts';
import { type Identity, peopleRooms, type RealtimeOptions } from '../platform/live/realtime.ts';
import type { Engines } from './engines.ts';
import type { FindMember } from './recognise-members.ts';

type Doors = Pick<
  RealtimeOptions,
  'acceptsOrigin' | 'mayKnock' | 'mayEnter' | 'identify' | 'roomsOf' | 'pages' | 'addressOf' | 'held'
>;

/** Who may hold a live connection, and what they hear. */
export function liveAccess({ config, database, takeLimit }: Engines, findMember: FindMember): Doors {
  const addressOf = (request: IncomingMessage) => handshakeAddress(request, config.TRUSTED_PROXIES);
  const isWithin = (limit: LimitName) => (request: IncomingMessage) =>
    takeLimit(limit, addressOf(request)).then(
      () => true,
      () => false,
    );

  /** Without accepted terms, somebody is a guest like any other. */
  async function memberOf(headers: IncomingHttpHeaders): Promise<Omit<Member, 'address'> | undefined> {
    const member = await findMember(headers);
    return member?.hasAcceptedTerms ? member : undefined;
  }

  async function roomsOfPage(request: IncomingMessage, asked: unknown): Promise<string[] | undefined> {
    const { success, data } = livePage.safeParse(asked);
    if (!success) return undefined;
    const address = addressOf(request);
    const member = await memberOf(request.headers);
    const actor = member ? { ...member, address } : { kind: 'guest' as const, address };
    const project = await findVisibleProject(database.db, actor, data.projectId);
    return project && [projectRoom(project.id), ...(member ? peopleRooms(identityOf(member)) : [])];
  }

  return {
    acceptsOrigin: ({ headers }) => isOwnOrigin(headers, config.APP_ORIGIN),
    mayKnock: isWithin('live.handshakes'),
    mayEnter: isWithin('live.people'),
    identify: async ({ headers }) => {
      const member = await memberOf(headers);
      return member && identityOf(member);
    },
    roomsOf: async () => [],
    addressOf,
    held: {
      connectionsPerAddress: heldLimits.connectionsPerAddress * config.LIMIT_FACTOR,
      pagesPerAddress: heldLimits.pagesPerAddress * config.LIMIT_FACTOR,
      pages: heldLimits.pages,
    },
    pages: { namespace: pageNamespace, mayOpen: isWithin('live.pages'), roomsFor: roomsOfPage },
  };
}

const identityOf = ({ id, sessionId }: Pick<Member, 'id' | 'sessionId'>): Identity => ({
  userId: id,
  sessionId,
});
