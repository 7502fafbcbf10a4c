/** What a refusal says of the mailbox: it does not exist, it does not take letters for now, or we are not welcome. */
export type RefusalSense = 'gone' | 'closed' | 'unwelcome';

/** Of those about addresses, the two that mean ours. */
const aboutSender = ['5.1.7', '5.1.8'];

/** By its enhanced status code (RFC 3463). Without one nobody can say more than that the letter was not taken. */
export function judgeStatus(status: string | undefined): RefusalSense {
  if (status === undefined) return 'closed';
  if (status.startsWith('5.7.') || aboutSender.includes(status)) return 'unwelcome';
  return status.startsWith('5.1.') ? 'gone' : 'closed';
}
