import type { WrittenGroup } from './groups.ts';

export const groupsFr: readonly WrittenGroup[] = [
  {
    form: {
      name: 'Outils d’associations',
      description:
        'Trésoriers, bénévoles et développeurs : ce qui marche vraiment un mardi soir à la maison de quartier.',
      categories: ['local', 'education', 'other'],
      visibility: 'public',
    },
    owner: 'both',
    members: [
      'tester',
      'ines',
      'hugo',
      'camille',
      'lucie',
      'aicha',
      'noemie',
      'elise',
      'theo',
      'victor',
      'clara',
    ],
    shares: ['both'],
    general: [
      {
        by: 'both',
        hours: 320,
        text: 'Bienvenue ! Présentez-vous en une phrase, et dites ce qui vous a fait perdre une soirée cette semaine.',
      },
      {
        by: 'camille',
        hours: 318,
        text: 'Camille, trésorière malgré moi. Trois heures à retrouver qui avait payé le goûter.',
        reactions: [
          { by: 'both', kind: 'heart' },
          { by: 'theo', kind: 'thumb' },
        ],
      },
      {
        by: 'theo',
        hours: 317,
        text: 'Théo. La liste des adhérents, en quatre versions, toutes « définitives ».',
      },
      {
        by: 'lucie',
        hours: 316,
        text: 'La nôtre s’appelle « finale-2-vraie ».',
        replyTo: 3,
        reactions: [{ by: 'theo', kind: 'heart' }],
      },
      {
        by: 'ines',
        hours: 250,
        text: 'Question sérieuse : est-ce que vos bénévoles ouvrent une appli, ou seulement des SMS ?',
      },
      { by: 'tester', hours: 248, text: 'Des SMS. Et le papier affiché à côté de la cafetière.', replyTo: 5 },
      {
        by: 'aicha',
        hours: 247,
        text: 'La cafetière reste notre meilleur canal.',
        reactions: [{ by: 'tester', kind: 'bulb' }],
      },
      {
        by: 'victor',
        hours: 140,
        text: 'Retour de la fête de samedi : personne ne lit un écran quand il pleut. On imprime tout.',
      },
      {
        by: 'both',
        hours: 139,
        text: 'Je note : une vraie feuille d’impression, pas une capture.',
        replyTo: 8,
      },
      {
        by: 'noemie',
        hours: 40,
        text: 'L’assemblée générale a lieu le 3. Quelqu’un a un modèle d’ordre du jour qui tient sur une page ?',
      },
      { by: 'clara', hours: 4, text: 'Oui, je le retrouve et je vous l’envoie ce soir.', replyTo: 10 },
    ],
  },
];
