import type { Said } from './note.ts';

export const saidOfLaterFrench: Readonly<Record<string, Said>> = {
  'Compagnon de code': {
    notes: [
      [
        5,
        'used',
        'Branché sur un dépôt de 40 000 lignes. Une seule question en trois jours : « que renvoie cette fonction quand la liste est vide ? » Elle plantait en production.',
      ],
      [
        4,
        'used',
        'Le silence est sa plus grande qualité. J’ai quand même eu peur qu’il soit en panne : une petite coche « lu, rien à demander » me suffirait.',
      ],
      [
        4,
        'opened',
        'Installation en deux commandes, droits demandés raisonnables. La documentation ne dit pas si le code part sur un serveur à l’étranger.',
      ],
      [
        5,
        'used',
        'Mes collègues débutants osent répondre à une question, alors qu’ils ignoraient les quarante remarques de l’outil précédent.',
      ],
      [
        4,
        'used',
        'Sur une demande de 900 lignes il s’est contenté de demander pourquoi elle n’était pas découpée en trois. Il avait raison, et j’ai ri.',
      ],
    ],
    asked: {
      body: 'Fonctionne-t-il avec une forge hébergée chez soi, derrière un VPN ? Chez nous rien ne doit sortir.',
      reply:
        'Nous l’avons fait tourner sur une machine du bureau, avec un modèle plus petit. Il bavarde un peu plus.',
    },
  },
  'La bonne taille': {
    notes: [
      [
        3,
        'seen',
        'Le film est agréable, mais je n’ai pas su où commencer avec le mètre ruban. Montrez une vraie chemise posée à plat.',
      ],
      [
        2,
        'opened',
        'Je mesure 1,58 m et aucune des boutiques partenaires ne coupe pour moi. L’idée est bonne, la liste trop courte pour que je revienne.',
      ],
      [
        3,
        'opened',
        '« Plus large aux épaules » : de combien ? Un centimètre et cinq ne m’amènent pas à la même décision.',
      ],
      [
        3,
        'seen',
        'J’achète surtout d’occasion. Si le vendeur pouvait donner les mesures lui-même, je m’en servirais chaque semaine.',
      ],
      [
        4,
        'opened',
        'La comparaison avec mon vieux jean préféré parle tout de suite. J’attends les chaussures, c’est là que je renvoie le plus de cartons.',
      ],
    ],
    asked: {
      body: 'Les mesures restent-elles chez vous ou chez les boutiques ? Je ne tiens pas à ce qu’on devine mon tour de taille.',
      reply:
        'D’après le film, la boutique n’apprend que le résultat de la comparaison. À confirmer par l’auteur.',
    },
  },
  'Voix de quartier': {
    notes: [
      [
        4,
        'used',
        'L’affiche est apparue dans mon hall, j’ai répondu en attendant l’ascenseur. Une seule question, cela change des enquêtes de la mairie.',
      ],
      [
        5,
        'used',
        'Dans notre rue, soixante réponses sur l’emplacement du banc. Le résumé d’une page a été lu en conseil, et le banc est posé.',
      ],
      [
        5,
        'opened',
        'Anonyme pour de bon : pas de compte, pas d’adresse, et la page explique comment une personne ne vote qu’une fois.',
      ],
      [
        4,
        'opened',
        'Le QR code est trop bas sur l’affiche pour quelqu’un en fauteuil à côté d’une boîte aux lettres. À hauteur de sonnette, ce serait parfait.',
      ],
      [
        4,
        'seen',
        'J’aurais voulu proposer ma propre question. Peut-être un mois sur quatre, tirée au sort parmi celles des voisins ?',
      ],
    ],
    asked: {
      body: 'Comment évitez-vous que la question soit tournée par la mairie pour obtenir la réponse qu’elle souhaite ?',
      reply:
        'À Nantes, ce sont trois habitants tirés au sort qui la rédigent. Il y a eu des discussions animées.',
    },
  },
  Ardoise: {
    notes: [
      [
        2,
        'used',
        'Ma craie est jaune et l’ardoise était mouillée : « tarte fine » est devenue « tante fine » sur le site pendant tout le service.',
      ],
      [
        3,
        'used',
        'Depuis la correction avant publication, plus de tante au menu. Les prix avec une virgule passent mal, 14,50 s’affiche 1450.',
      ],
      [
        3,
        'opened',
        'Je n’ai pas de site, seulement une page chez un moteur de recherche. L’accueil ne dit pas si cela suffit pour commencer.',
      ],
      [
        4,
        'used',
        'Photo à 11 h 40, tout était en ligne à 11 h 41, même l’écran de la vitrine. Les allergènes restent à ajouter à la main.',
      ],
      [
        5,
        'used',
        'Nous sommes deux en cuisine et personne n’a jamais eu le temps de tenir le site. Il est juste pour la première fois depuis l’ouverture.',
      ],
    ],
    asked: {
      body: 'Et quand un plat est épuisé à 13 h, faut-il reprendre une photo avec la ligne barrée ?',
      reply: 'Oui, et cela marche : j’ai rayé le saumon d’un trait et il a disparu partout.',
    },
  },
  'Trois lignes': {
    notes: [
      [
        4,
        'used',
        'Quatre jours à six personnes. La ligne « appris » est celle que tout le monde lit ; « fait » pourrait presque se remplir seule.',
      ],
      [
        5,
        'used',
        'Nous avons supprimé la réunion de 9 h 15 dès le mardi. Le résumé du vendredi tient dans un message à notre cliente.',
      ],
      [
        5,
        'used',
        'J’écris mes trois lignes dans le tram. L’outil m’empêche d’en faire dix, et c’est exactement ce qu’il me fallait.',
      ],
      [
        5,
        'opened',
        'Très sobre. Dites sur l’accueil que les lignes ne servent pas à noter les gens : c’est la première question de mon équipe.',
      ],
    ],
  },
  'Une école de la réparation': {
    notes: [
      [
        3,
        'seen',
        'J’apporterais un grille-pain et ma bonne volonté. Qui prête les outils, et qui répond si quelqu’un se blesse ?',
      ],
      [
        4,
        'seen',
        'Avec mes enfants, sans hésiter : ils démontent déjà tout. Un samedi matin plutôt que l’après-midi, à cause du foot.',
      ],
      [
        4,
        'seen',
        'Retraité, ancien horloger. Donnez-moi une table, une bonne lampe, et je viens chaque mois.',
      ],
    ],
  },
};
