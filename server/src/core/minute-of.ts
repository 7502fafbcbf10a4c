/** A moment to the minute: exact ones, laid side by side, tell who did two things in a row. */
export function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}:00.000Z`;
}
