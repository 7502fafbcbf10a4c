/** Twenty projects of ordinary length, about as large as a page of explore. */
export function pageOfTwenty(): object {
  const items = Array.from({ length: 20 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Tidepool ${index}`,
    tagline: 'Splits a café’s daily takings between staff the moment the till closes.',
    summary:
      'The person closing up types one number, everyone gets their share on their phone, and nobody counts coins at midnight. '.repeat(
        4,
      ),
    categories: ['finance', 'local', 'food'],
    owner: { username: `maya_${index}`, name: 'Maya Roux' },
    feedbackCount: index * 2,
    rating: 4.6,
    validated: index % 3 === 0,
    createdAt: '2026-11-15T07:12:00.000Z',
  }));
  return { items, next: 'eyJhZnRlciI6IjIwMjYtMTEtMTUifQ' };
}
