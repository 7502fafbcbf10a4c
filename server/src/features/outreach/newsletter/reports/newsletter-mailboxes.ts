import type { Mailbox } from '../../../../core/mail/mailbox.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { leaveNewsletter } from '../subscription/leave-newsletter.ts';
import { readMailToken } from '../subscription/mail-token.ts';
import { findSubscription } from '../subscription/subscriptions.queries.ts';
import { readReport } from './read-report.ts';
import { takeReport } from './take-report.ts';

/** Where a letter comes back to: its address says whose it was, whatever the report is like. Machines that answer for people say nothing. */
const bounces: Mailbox = {
  word: 'bounce',
  isOurs: ({ vault }, token) => readMailToken(vault, 'bounce', token) !== undefined,
  async take(ctx, token, mail) {
    const [linked, report] = [readMailToken(ctx.vault, 'bounce', token), readReport(mail)];
    if (linked && report) await takeReport(ctx, linked, report);
  },
};

/** Where mail providers send complaints that name no address of ours: the return path in them says whose it was. */
const complaints: Mailbox = {
  word: 'complaints',
  isOurs: (_ctx, token) => token === '',
  async take(ctx, _token, mail) {
    const report = readReport(mail);
    if (report?.kind !== 'complaint') return;
    const [, token = ''] = /^bounce\+([\da-f]+)@/.exec(report.returnPath ?? '') ?? [];
    const linked = readMailToken(ctx.vault, 'bounce', token);
    if (linked) await takeReport(ctx, linked, report);
  },
};

/** Leaving by mail (RFC 2369): whatever stands in it, the address says everything. */
const departures: Mailbox = {
  word: 'unsubscribe',
  isOurs: ({ vault }, token) => readMailToken(vault, 'unsubscribe', token) !== undefined,
  async take(ctx, token) {
    const linked = readMailToken(ctx.vault, 'unsubscribe', token);
    if (!linked) return;
    await inTransaction(ctx, async (tx) => {
      const row = await findSubscription(tx.db, linked.id);
      if (row?.tokenVersion === linked.tokenVersion) await leaveNewsletter(tx, row.id, 'mailto');
    });
  },
};

export const newsletterMailboxes = [bounces, complaints, departures];
