import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Newcomer } from './people.ts';

export interface SeedTester extends Newcomer {
  interests: Category[];
}

/** Those who write. The last two have accounts already: one may sign in as them. */
export const writers: readonly SeedTester[] = [
  {
    name: 'Inès Caron',
    username: 'ines',
    role: 'tester',
    language: 'fr',
    interests: ['local', 'food', 'other'],
  },
  { name: 'Mateo Silva', username: 'mateo', role: 'both', language: 'en', interests: ['saas', 'finance'] },
  {
    name: 'Priya Nair',
    username: 'priya',
    role: 'tester',
    language: 'en',
    interests: ['ai', 'health', 'dev'],
  },
  {
    name: 'Hugo Besson',
    username: 'hugo',
    role: 'both',
    language: 'fr',
    interests: ['ecommerce', 'marketing'],
  },
  {
    name: 'Amara Diallo',
    username: 'amara',
    role: 'tester',
    language: 'fr',
    interests: ['education', 'design'],
  },
  {
    name: 'Ruth Calder',
    username: 'ruth',
    role: 'tester',
    language: 'en',
    interests: ['local', 'mobile', 'health'],
  },
];

/** They have been here since summer. The first three tried all that was there. */
export const earlyTesters: readonly SeedTester[] = [
  {
    name: 'Camille Aubert',
    username: 'camille',
    role: 'tester',
    language: 'fr',
    interests: ['health', 'local'],
  },
  {
    name: 'Daniel Osei',
    username: 'daniel',
    role: 'tester',
    language: 'en',
    interests: ['finance', 'education'],
  },
  {
    name: 'Sofia Marin',
    username: 'sofia',
    role: 'tester',
    language: 'en',
    interests: ['design', 'saas', 'ai'],
  },
  {
    name: 'Yanis Belkacem',
    username: 'yanis',
    role: 'tester',
    language: 'fr',
    interests: ['mobile', 'ecommerce'],
  },
  { name: 'Greta Lund', username: 'greta', role: 'tester', language: 'en', interests: ['food', 'other'] },
  {
    name: 'Paul Ferrand',
    username: 'paul',
    role: 'tester',
    language: 'fr',
    interests: ['local', 'education'],
  },
  { name: 'Mei Tanaka', username: 'mei', role: 'tester', language: 'en', interests: ['dev', 'ai', 'mobile'] },
  {
    name: 'Oscar Blin',
    username: 'oscar',
    role: 'tester',
    language: 'fr',
    interests: ['marketing', 'finance'],
  },
];

/** They look, try now and then, and say in one line why not. */
export const passersBy: readonly SeedTester[] = [
  { name: 'Lucie Morel', username: 'lucie', role: 'tester', language: 'fr', interests: ['food', 'local'] },
  { name: 'Ben Whitaker', username: 'ben', role: 'tester', language: 'en', interests: ['saas', 'dev'] },
  {
    name: 'Aïcha Benali',
    username: 'aicha',
    role: 'tester',
    language: 'fr',
    interests: ['education', 'health'],
  },
  {
    name: 'Tomasz Zieliński',
    username: 'tomasz',
    role: 'tester',
    language: 'en',
    interests: ['finance', 'ai'],
  },
  {
    name: 'Noémie Girard',
    username: 'noemie',
    role: 'tester',
    language: 'fr',
    interests: ['design', 'ecommerce'],
  },
  { name: 'Kofi Mensah', username: 'kofi', role: 'tester', language: 'en', interests: ['mobile', 'local'] },
  {
    name: 'Élise Fontaine',
    username: 'elise',
    role: 'tester',
    language: 'fr',
    interests: ['marketing', 'saas'],
  },
  {
    name: 'Marta Kowalska',
    username: 'marta',
    role: 'tester',
    language: 'en',
    interests: ['health', 'food'],
  },
  { name: 'Théo Lambert', username: 'theo', role: 'tester', language: 'fr', interests: ['dev', 'education'] },
  { name: 'Grace Adeyemi', username: 'grace', role: 'tester', language: 'en', interests: ['other', 'local'] },
];

/**
 * They sign up one after the other during the last two weeks and have not come back yet. They are whom the distribution
 * turns to when those who were asked first did not come.
 */
export const newcomers: readonly SeedTester[] = [
  { name: 'Victor Nguyen', username: 'victor', role: 'tester', language: 'fr', interests: ['saas', 'local'] },
  {
    name: 'Hannah Berg',
    username: 'hannah',
    role: 'tester',
    language: 'en',
    interests: ['finance', 'education'],
  },
  {
    name: 'Clara Muñoz',
    username: 'clara',
    role: 'tester',
    language: 'en',
    interests: ['ecommerce', 'mobile'],
  },
  {
    name: 'Samir Haddou',
    username: 'samir',
    role: 'tester',
    language: 'fr',
    interests: ['health', 'design', 'ai'],
  },
  {
    name: 'Élodie Garnier',
    username: 'elodie',
    role: 'tester',
    language: 'fr',
    interests: ['local', 'education', 'other'],
  },
  { name: 'Marcus Lind', username: 'marcus', role: 'tester', language: 'en', interests: ['dev', 'health'] },
  {
    name: 'Yasmine Azzouz',
    username: 'yasmine',
    role: 'tester',
    language: 'fr',
    interests: ['ecommerce', 'food', 'local'],
  },
  { name: 'Owen Pryce', username: 'owen', role: 'tester', language: 'en', interests: ['other', 'local'] },
];
