import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';

/** A decision about somebody, as they read it: a comment that gave a number away, two days from the given moment. */
export function sanction(now: Date, traits: Partial<OwnSanction> = {}): OwnSanction {
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  return {
    reference: 'FL-7K3M-2Q',
    step: 'restriction',
    rule: 'private_information',
    state: 'in_force',
    isHidden: false,
    decidedAt: after(-4),
    startsAt: after(-4),
    endsAt: after(44.5),
    statement: {
      decision: 'We removed your comment and restricted your account for 48 hours.',
      until: '18 November 2026, 10:21, Paris time. It ends automatically.',
      content: '“Call Karim on [removed].” Comment of 16 November 2026',
      facts: 'The comment shares someone’s private information.',
      rule: 'Private information (community guidelines, “What isn’t allowed”)',
      source: 'Someone reported it. A person decided.',
      appeal: 'You can appeal once, until 15 May 2027.',
      reference: 'FL-7K3M-2Q',
    },
    appealUntil: after(180 * 24),
    appeal: null,
    can: { appeal: true },
    ...traits,
  };
}
