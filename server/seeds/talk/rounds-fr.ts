import type { WrittenRound } from './rounds.ts';

/** Over since five days. */
export const caisseCommune: WrittenRound = {
  project: 'Caisse commune',
  language: 'fr',
  opened: 296,
  days: 7,
  notes: [
    {
      by: 'ines',
      after: 4,
      note: [
        4,
        'used',
        'Saisi tous les achats du vide-grenier en dix minutes, debout. La répartition finale tombait juste, à deux centimes que l’outil explique.',
      ],
    },
    {
      by: 'tester',
      after: 22,
      note: [
        3,
        'used',
        'Pour joindre un ticket il faut passer par la galerie de photos. Je voulais le prendre sur le moment, avant qu’il finisse dans la machine à laver.',
      ],
    },
    {
      by: 'hugo',
      after: 29,
      note: [
        4,
        'used',
        'J’ai remplacé le tableur du club de boules sans prévenir personne : aucune réclamation en trois jours, ce qui n’était jamais arrivé.',
      ],
    },
    {
      by: 'lucie',
      after: 55,
      note: [
        5,
        'used',
        'Notre doyenne a 81 ans et a noté ses timbres toute seule. Le bouton « j’ai avancé » dit exactement ce qu’il fait.',
      ],
    },
    {
      by: 'aicha',
      after: 76,
      note: [
        4,
        'used',
        'Il manque la subvention de la mairie : c’est de l’argent que personne n’a avancé, et je n’ai trouvé aucune case pour elle.',
      ],
    },
    {
      by: 'noemie',
      after: 99,
      note: [
        3,
        'opened',
        'Je n’ai pas osé aller au bout, faute de savoir si les autres reçoivent un message à chaque correction. Une phrase suffirait.',
      ],
    },
    {
      by: 'elise',
      after: 124,
      note: [
        5,
        'used',
        'L’export est arrivé prêt à projeter, avec un total par activité. L’assemblée a duré vingt minutes de moins que l’an dernier.',
      ],
    },
    {
      by: 'theo',
      after: 148,
      note: [
        4,
        'used',
        'Deux trésoriers, un seul mot de passe : c’est comme ça chez nous, et l’historique ne dit donc pas qui a modifié quoi.',
      ],
    },
  ],
};

/** Open still. */
export const voixDeQuartier: WrittenRound = {
  project: 'Voix de quartier',
  language: 'fr',
  opened: 34,
  days: 7,
  notes: [
    {
      by: 'camille',
      after: 3,
      note: [
        4,
        'used',
        'Affiche imprimée et collée à la boulangerie : onze réponses avant midi. La couleur du fond vide la cartouche, une version claire serait bienvenue.',
      ],
    },
    {
      by: 'lucie',
      after: 7,
      note: [
        5,
        'used',
        'La question de la semaine a lancé une vraie conversation au pied de l’immeuble. Personne n’a demandé qui avait voté quoi.',
      ],
    },
    {
      by: 'theo',
      after: 19,
      note: [
        3,
        'opened',
        'Mon vieux téléphone ne lit pas le code sans application. Une adresse courte écrite dessous m’aurait évité de taper au hasard.',
      ],
    },
    {
      by: 'aicha',
      after: 26,
      note: [
        4,
        'used',
        'Traduire la question en arabe a demandé un détour par un autre site. Dans notre rue, c’est pourtant la moitié des réponses.',
      ],
    },
  ],
};
