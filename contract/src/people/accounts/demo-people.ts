/** People who exist on developers' machines only; the seed opens their accounts, and /auth signs in as one of them. */
export const demoPeople = [
  { username: 'creator', name: 'Maya Roux', role: 'creator', language: 'en' },
  { username: 'tester', name: 'Tom Lefèvre', role: 'tester', language: 'fr' },
  { username: 'both', name: 'Léa Marchand', role: 'both', language: 'fr' },
  { username: 'jonas', name: 'Jonas Weber', role: 'both', language: 'en' },
  { username: 'private', name: 'Nora Haddad', role: 'tester', language: 'en' },
  { username: 'admin', name: 'Nour Benali', role: 'both', language: 'en' },
  { username: 'suspended', name: 'Hugo Delmas', role: 'both', language: 'fr' },
  { username: 'limited', name: 'Priya Nair', role: 'both', language: 'en' },
  { username: 'unverified', name: 'Sam Okafor', role: 'tester', language: 'en' },
] as const;

/** One password for all of them. It is printed here, so production refuses to be seeded. */
export const demoPassword = 'first light';

/** The key of the demo admin’s second step, as little a secret: twenty bytes, as an authenticator app expects. */
export const demoKey = 'first light, no more';
