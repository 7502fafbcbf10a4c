import { exported, impersonal, personalPart, withheld } from '../../../core/personal-part.ts';
import {
  deleteSubscriptionOf,
  findSubscriptionOf,
  listConsents,
  openAddress,
} from './subscription/subscriptions.queries.ts';

export const newsletterPersonal = personalPart({
  tables: {
    newsletterSubscriptions: {
      of: 'whoever subscribed, known by their address alone',
      file: 'newsletter.json',
      async *rows(ctx, person) {
        const row = await findSubscriptionOf(ctx.db, ctx.vault, person.email);
        if (row) yield { ...row, email: await openAddress(ctx.db, ctx.vault, row) };
      },
      columns: {
        id: impersonal('a random number'),
        email: exported('emailAddress'),
        emailIndex: withheld('a keyed fingerprint of the address, which is exported itself'),
        state: exported('state'),
        frequency: exported('frequency'),
        interests: exported('categoriesAsBits'),
        language: exported('language'),
        lane: impersonal('which mail provider the address belongs to, as the address itself says'),
        tokenVersion: impersonal('counts how often its links were renewed'),
        askedAt: exported('askedAt'),
        confirmedAt: exported('confirmedAt'),
        leftAt: exported('leftAt'),
      },
    },
    newsletterConsents: {
      of: 'whoever subscribed',
      file: 'newsletter-consents.json',
      async *rows(ctx, person) {
        const row = await findSubscriptionOf(ctx.db, ctx.vault, person.email);
        if (row) yield* await listConsents(ctx.db, row.id);
      },
      columns: {
        id: impersonal('a place in an order'),
        subscriptionId: impersonal('a random number'),
        act: exported('act'),
        way: exported('way'),
        wording: exported('wording'),
        actedAt: exported('at'),
      },
    },
    newsletterIssues: {
      of: null,
      columns: {
        number: impersonal('counts the letters'),
        kind: impersonal('weekly or monthly'),
        dueAt: impersonal('a Sunday'),
        state: impersonal('how far it is'),
        frozenAt: impersonal('when it was put together'),
        chosen: impersonal('projects that everybody may see'),
        underServed: impersonal('projects that everybody may see'),
      },
    },
    newsletterSlices: {
      of: null,
      columns: {
        issue: impersonal('a number'),
        slice: impersonal('a number'),
        lane: impersonal('a group of mail providers'),
        fromId: impersonal('a random number'),
        toId: impersonal('a random number'),
        doneAt: impersonal('when the stretch was done'),
        touchedAt: impersonal('when somebody last worked on the stretch'),
      },
    },
    newsletterLanes: {
      of: null,
      columns: {
        lane: impersonal('a group of mail providers'),
        lines: impersonal('a count'),
        accepted: impersonal('a count'),
        pausedUntil: impersonal('until when nothing leaves for them'),
        trouble: impersonal('why not'),
      },
    },
    newsletterDeliveries: {
      of: null,
      columns: {
        issue: impersonal('a number'),
        subscriptionId: impersonal('a random number'),
        state: impersonal('whether the letter left'),
        tries: impersonal('a count'),
        notedAt: impersonal('when a letter left, three months at most'),
      },
    },
  },
  // An address that somebody leaves may soon be read by nobody, or by another: no letter follows them there.
  leaveEmail: (tx, { email }) => deleteSubscriptionOf(tx.db, tx.vault, email),
  erase: (tx, { email }) => deleteSubscriptionOf(tx.db, tx.vault, email),
});
