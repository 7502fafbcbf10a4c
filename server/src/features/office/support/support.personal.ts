import { inPages } from '../../../core/in-pages.ts';
import { exported, impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import { claimPledges, forgetPledges, type Pledge, pledgesOf } from './checkout/pledges.queries.ts';
import { supportEvents } from './support.events.ts';
import { paymentsOf } from './sync/payments-of.ts';

export const supportPersonal = personalPart({
  tables: {
    pledges: {
      of: 'whoever gave it, by their account or the address they typed',
      file: 'support.json',
      rows: (ctx, person) =>
        inPages<Pledge>((last, limit) => pledgesOf(ctx.db, ctx.vault, person, { after: last?.id, limit })),
      columns: {
        id: impersonal('a random number'),
        kind: exported('kind'),
        cents: exported('cents'),
        state: exported('state'),
        language: exported('language'),
        userId: impersonal('names the account by its random id'),
        email: exported('emailAddress'),
        emailIndex: withheld('a keyed fingerprint of the address, which is exported itself'),
        tokenVersion: withheld('part of what makes the links in receipts valid'),
        sessionId: exported('checkoutAtStripe'),
        subscriptionId: exported('planAtStripe'),
        customerId: exported('customerAtStripe'),
        nextChargeAt: exported('nextChargeAt'),
        syncedAt: impersonal('when the provider was last asked'),
        createdAt: exported('createdAt'),
      },
    },
    ledgerEntries: {
      of: 'whoever’s pledge it belongs to',
      file: 'support-payments.json',
      rows: (ctx, person) => paymentsOf(ctx, person),
      columns: {
        sourceKind: exported('what'),
        sourceId: exported('numberAtStripe'),
        entry: exported('entry'),
        account: exported('account'),
        cents: exported('cents'),
        at: exported('at'),
        pledgeId: impersonal('a random number'),
        chargeId: impersonal('the number of the charge, which is exported itself'),
      },
    },
    providerEvents: {
      of: null,
      columns: {
        id: impersonal('the provider’s number of an event'),
        type: impersonal('what kind of event'),
        objectId: impersonal('the provider’s number of what it is about'),
        state: impersonal('whether it was looked at'),
        createdAt: impersonal('when it happened there'),
        receivedAt: impersonal('when it came'),
      },
    },
    providerLooks: {
      of: null,
      columns: { name: impersonal('what was looked for'), lookedAt: impersonal('when') },
    },
    runningCosts: {
      of: null,
      columns: {
        id: impersonal('a random number'),
        month: impersonal('a month'),
        cents: impersonal('an amount'),
        wordsEn: impersonal('what the site pays for'),
        wordsFr: impersonal('what the site pays for'),
        createdAt: impersonal('when it was written down'),
      },
    },
    ledgerChecks: {
      of: null,
      columns: {
        day: impersonal('a day'),
        ours: impersonal('a sum over everybody'),
        theirs: impersonal('a sum over everybody'),
        difference: impersonal('a sum over everybody'),
        checkedAt: impersonal('when it was compared'),
      },
    },
  },
  leaveEmail: (tx, person) => claimPledges(tx.db, tx.vault, person),
  async erase(tx, person) {
    for (const subscriptionId of await forgetPledges(tx.db, tx.vault, person))
      tx.record(supportEvents.left, { subscriptionId });
  },
});
