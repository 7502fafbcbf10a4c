import type { SeedProject } from './projects.ts';

interface Seasoned {
  language: 'en' | 'fr';
  project: SeedProject;
  /** In the order of the testers, a day apart. */
  said: readonly { rating: number; comment: string }[];
}

/** Older than the rest. The first has earned its status; the others are good and have not been seen by enough people. */
export const seasoned: readonly Seasoned[] = [
  {
    language: 'en',
    project: {
      by: 'creator',
      name: 'Tideline',
      tagline: 'A tide clock for people who swim before work.',
      description:
        'Tells you **tonight** whether tomorrow’s water is worth getting up for: height, current, light and wind at your beach, in one line.\n\n- 240 beaches so far\n- works without a signal\n- no account',
      categories: ['mobile', 'health', 'local'],
      demoType: 'live',
      link: 'https://tideline.example',
    },
    said: [
      {
        rating: 5,
        comment:
          'Je nage à Trestraou trois fois par semaine. Mardi il m’a dit de rester au lit, et il avait raison : du clapot à ne pas voir le bord.',
      },
      {
        rating: 5,
        comment:
          'The one line is all I read at six in the morning. I compared a week of it with the harbour’s table: never more than ten minutes off.',
      },
      {
        rating: 4,
        comment:
          'Clear and fast on an old phone. I’d like to set two beaches and have the better one come first.',
      },
      {
        rating: 5,
        comment:
          'Testé sans réseau sur l’île de Groix, tout était là. La phrase du soir suffit, je n’ai plus ouvert l’annuaire des marées.',
      },
      {
        rating: 4,
        comment:
          'Wind is given in knots only, which my swimming group doesn’t speak. Apart from that, the calmest weather page I know.',
      },
      {
        rating: 4,
        comment:
          'La lumière au lever du jour est une vraie bonne idée. En novembre, j’aurais voulu savoir aussi la température de l’eau.',
      },
      {
        rating: 5,
        comment:
          'Found my cove in the list within seconds and trusted it after three mornings. Please keep it free of notifications.',
      },
      {
        rating: 4,
        comment:
          'Très bien pour décider la veille. Le mot « courant » mériterait une explication : je ne savais pas si 0,4 était beaucoup.',
      },
    ],
  },
  {
    language: 'fr',
    project: {
      by: 'both',
      name: 'Caisse commune',
      tagline: 'Les comptes d’une association, sans tableur.',
      description:
        'Chacun note ce qu’il a avancé, la caisse dit qui doit quoi à la fin du mois. Pensé pour les associations de quartier, avec un **export** pour l’assemblée générale.',
      categories: ['finance', 'saas', 'other'],
      demoType: 'prototype',
      link: 'https://caisse-commune.example',
    },
    said: [
      {
        rating: 4,
        comment:
          'Nous étions quatre à saisir en même temps et rien ne s’est perdu. L’export a plu à notre trésorière, qui n’aime rien.',
      },
      {
        rating: 3,
        comment:
          'I managed with school French. Splitting a bill unevenly took me five tries; the percentage field jumps back to equal parts.',
      },
      {
        rating: 4,
        comment:
          'Good fit for our garden club. I was missing a way to close a month, so that nobody changes last year’s figures by accident.',
      },
    ],
  },
  {
    language: 'en',
    project: {
      by: 'jonas',
      name: 'Reading room',
      tagline: 'Read a paper together and keep what you thought.',
      description:
        'Upload a paper, invite your class, and write in the margin together. At the end there’s a page with every question nobody answered.',
      categories: ['education', 'ai', 'design'],
      demoType: 'live',
      link: 'https://reading-room.example',
    },
    said: [
      {
        rating: 4,
        comment:
          'Essayé avec mes élèves de terminale sur un article de deux pages : la liste des questions sans réponse a fait tout le cours suivant.',
      },
      {
        rating: 4,
        comment:
          'The unanswered questions are the best part. Margins get narrow on a laptop once six people write next to one paragraph.',
      },
      {
        rating: 5,
        comment:
          'We used it for a reading group of nine. Nobody had to be told how it works, and those who’d missed it read the summary.',
      },
    ],
  },
];
