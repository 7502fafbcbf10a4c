import type { ErrorCode } from '@firstlight/contract/errors.ts';
import type { SeenStanding } from '../../people/accounts/require-standing.ts';
import type { Membership } from './channels.questions.ts';

type Stands = Pick<SeenStanding, 'standing' | 'isStandingHidden'>;

/** All that decides what somebody may do in a channel. */
export interface ChannelFacts {
  isDeleted: boolean;
  isOpen: boolean;
  membership: Pick<Membership, 'role'> | undefined;
  actor: Stands;
  /** Of a conversation of two; null: the account is gone, or it is a group's. */
  partner: (Stands & { isApart: boolean }) | null;
}

export interface ChannelRights {
  /** Why nothing can be written; null: it can. */
  refusal: Extract<ErrorCode, 'accounts.suspended' | 'channels.frozen' | 'conversations.cannot_write'> | null;
  /** What one writes is one's own to read. */
  isWithheld: boolean;
  canPin: boolean;
  canRemoveOthers: boolean;
}

/** What somebody may do in a channel. Undefined: it is not there for them. */
export function rightsInChannel(facts: ChannelFacts): ChannelRights | undefined {
  if (facts.isDeleted || !facts.membership) return undefined;
  const { actor } = facts;
  const { role } = facts.membership;
  const refusal = refusalOf(facts);
  return {
    refusal,
    isWithheld: actor.standing === 'limited' && !actor.isStandingHidden,
    canPin: refusal === null && role !== 'member',
    // In a conversation each removes their own.
    canRemoveOthers: actor.standing !== 'suspended' && (role === 'owner' || role === 'moderator'),
  };
}

function refusalOf({ actor, isOpen, membership, partner }: ChannelFacts): ChannelRights['refusal'] {
  if (actor.standing === 'suspended') return 'accounts.suspended';
  const isOfTwo = membership?.role === 'partner';
  if (isOfTwo && (!partner || partner.isApart || isSeenSuspended(partner)))
    return 'conversations.cannot_write';
  return isOpen ? null : 'channels.frozen';
}

const isSeenSuspended = ({ standing, isStandingHidden }: Stands) =>
  standing === 'suspended' && !isStandingHidden;
