import { contactLimits } from '@firstlight/contract/outreach/contact/contact-limits.ts';

/** The end of the working day by which we promise to have answered. */
export function replyBy(sentAt: Date): Date {
  const day = new Date(sentAt);
  for (let left = contactLimits.replyWithinWorkingDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
    if (!weekend) left -= 1;
  }
  day.setUTCHours(17, 0, 0, 0);
  return day;
}
