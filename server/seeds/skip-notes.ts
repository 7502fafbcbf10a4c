import type { Language } from '@firstlight/contract/languages.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';

/** Uneven, as reasons are: what a thing is for is asked most. */
export const skipReasonsDrawn: readonly SkipReason[] = [
  'unclear_value',
  'not_target_user',
  'unclear_value',
  'too_complex',
  'unclear_value',
  'not_relevant',
  'other',
];

/** What people write in ten seconds. */
export const skipNotes: Record<SkipReason, Record<Language, readonly string[]>> = {
  not_relevant: {
    en: ['Nothing I do in a week touches this.', 'It would suit someone with a shop, not me.'],
    fr: ['Ça ne correspond à rien de ce que je fais.', 'À montrer plutôt à quelqu’un qui tient un commerce.'],
  },
  unclear_value: {
    en: [
      'After two screens I still can’t say what I’d get out of it.',
      'Show me one finished example first.',
      'What does it do that my notebook doesn’t?',
    ],
    fr: [
      'Je n’ai pas compris ce que j’y gagnerais dès demain.',
      'Montrez d’abord un exemple terminé.',
      'En quoi est-ce mieux qu’un simple carnet ?',
    ],
  },
  too_complex: {
    en: [
      'Seven fields before I see anything: I left at the fourth.',
      'The first step asks for a file I don’t have with me.',
    ],
    fr: [
      'Sept champs avant de voir quoi que ce soit : j’ai arrêté au quatrième.',
      'Il faut un fichier que je n’ai pas sous la main.',
    ],
  },
  not_target_user: {
    en: [
      'A friend who runs a team of ten would love it.',
      'This is for people who do it every day; I do it twice a year.',
    ],
    fr: [
      'Une amie qui dirige une équipe de dix serait ravie.',
      'C’est pour ceux qui font ça tous les jours ; moi, c’est deux fois par an.',
    ],
  },
  other: {
    en: [
      'The page didn’t load on the train. I’ll look again at home.',
      'The name made me expect something else.',
    ],
    fr: [
      'La page ne s’est pas chargée dans le train. Je reviendrai.',
      'Avec ce nom, je m’attendais à autre chose.',
    ],
  },
};
