import type { Said } from './note.ts';

export const saidOfFrench: Readonly<Record<string, Said>> = {
  'Marée basse': {
    notes: [
      [
        3,
        'used',
        'La liste des bateaux donne envie. En revanche, j’ai mis du temps à comprendre que le bouton gris enregistrait : j’ai perdu ma première réservation de lieu jaune.',
      ],
      [
        4,
        'used',
        'Un appel m’a interrompue au milieu du panier et tout avait disparu au retour. La seconde fois, trois pressions et mes deux soles étaient retenues.',
      ],
      [
        5,
        'used',
        'Retiré samedi à Loctudy, à côté du bateau. Le patron avait mon nom sur une ardoise, et la phrase « rien n’est garanti » m’avait bien préparé à repartir avec autre chose.',
      ],
      [5, 'opened', 'On comprend qui pêche, où, et pourquoi le prix bouge. Ajoutez l’heure de la criée.'],
      [
        4,
        'seen',
        'Je vis à Rennes, donc trop loin pour le retrait, mais je le montre à ma mère qui habite Douarnenez. Elle a tout compris sans moi.',
      ],
    ],
    asked: {
      body: 'Que se passe-t-il si le bateau ne sort pas à cause du vent ? Suis-je prévenu la veille ou seulement au port ?',
      reply: 'La semaine dernière j’ai eu un message à 21 h, et rien n’a été débité.',
    },
  },
  'Les mots du chantier': {
    notes: [
      [
        3,
        'opened',
        'J’ai cherché « IPN », « ragréage » et « chape ». Deux sur trois y sont ; la photo du ragréage montre un seau plutôt que le sol.',
      ],
      [
        4,
        'used',
        'Ouvert pendant une visite avec le plombier : il a dit « nourrice », j’ai tapé le mot sous la table, et je n’ai pas eu l’air bête.',
      ],
      [
        4,
        'opened',
        'Une phrase par mot, c’est la bonne longueur. Le prix habituel date-t-il d’avant 2024 ? Il manque une année à côté.',
      ],
      [
        5,
        'used',
        'Mon devis de toiture avait quatorze mots inconnus. J’en ai trouvé treize, et j’ai pu demander pourquoi on me comptait deux fois le faîtage.',
      ],
      [
        4,
        'used',
        'Électricienne depuis vingt ans : les définitions sont justes, ce qui est rare. Je vous en enverrais volontiers une dizaine de mon métier.',
      ],
    ],
    asked: {
      body: 'Les photos viennent-elles toutes de votre maison ? On dirait le même mur porteur sur trois pages.',
      reply: 'J’ai envoyé les miennes hier, avec un mur en pisé. Cela changera un peu du parpaing !',
    },
  },
  'Relance douce': {
    notes: [
      [
        3,
        'used',
        'Sur une vieille tablette, la page met une dizaine de secondes à répondre, et le clavier cache le champ du montant. Dommage, car le premier message est très bien tourné.',
      ],
      [
        5,
        'used',
        'Deux clients en retard depuis mars, relancés lundi ; le premier a payé mercredi et le second a rappelé pour s’excuser. Je n’aurais pas su écrire cela sans m’énerver.',
      ],
      [
        4,
        'opened',
        'Le troisième message m’a paru encore trop aimable pour un marché public. Un ton administratif, avec les pénalités légales, me serait utile.',
      ],
      [
        5,
        'used',
        'Ce qui me plaît, c’est de relire avant l’envoi : j’ai retiré une phrase, gardé le reste, et l’outil s’est arrêté tout seul au virement.',
      ],
      [
        5,
        'used',
        'Graphiste, douze factures par an. Je m’en sers depuis quatre jours et je dors mieux le dimanche soir.',
      ],
    ],
    asked: {
      body: 'Peut-on relancer en anglais un client de Bruxelles tout en gardant ses factures en français ?',
      reply: 'Oui, la langue se choisit client par client, dans la fiche, tout en bas.',
    },
  },
  'Cabinet de curiosités': {
    notes: [
      [
        4,
        'used',
        'Essayé avec mes CE2 : l’objet de la semaine était une boussole. Vingt-six découpages, vingt-six histoires, trente-cinq minutes montre en main.',
      ],
      [
        3,
        'opened',
        'Les fiches sont belles mais sortent en couleur. Notre école imprime en noir et blanc, et l’ivoire devient illisible sur le fond gris.',
      ],
      [
        4,
        'used',
        'Mon fils a voulu refaire l’astrolabe deux fois. Les pointillés à découper sont trop fins pour des ciseaux à bouts ronds.',
      ],
      [
        5,
        'used',
        'Enfin un support où l’enfant raconte au lieu de remplir des cases. La question du verso a lancé un débat que je n’avais pas préparé.',
      ],
      [
        3,
        'seen',
        'Je ne suis pas enseignant. Vu de loin, je ne sais pas si un parent seul peut s’en servir le mercredi ; une ligne suffirait à le dire.',
      ],
    ],
    asked: {
      body: 'Y aura-t-il une série sur les instruments de musique ? Nous préparons une semaine autour de l’orchestre en février.',
      reply: 'La vielle à roue est annoncée pour le mois prochain, je l’ai vue dans le calendrier.',
    },
  },
  Sillage: {
    notes: [
      [
        5,
        'used',
        'Trois transporteurs, un colis perdu depuis huit jours. La ligne du temps m’a montré le dépôt de Chilly-Mazarin, j’ai appelé le bon numéro, il est là.',
      ],
      [
        4,
        'opened',
        'Le collage d’un bloc entier de numéros fonctionne, même avec des espaces au milieu. J’aimerais pouvoir nommer chaque envoi.',
      ],
      [
        5,
        'used',
        'Je tiens une boutique de thé et je réponds chaque matin à « où est ma commande ? ». Cette semaine j’ai répondu en dix secondes au lieu de cinq minutes.',
      ],
      [
        4,
        'used',
        'Très clair jusqu’à la frontière. Après la douane suisse, plus rien pendant deux jours ; écrivez au moins que personne ne sait.',
      ],
      [
        5,
        'used',
        'Sobre, rapide, aucune inscription. Le bon téléphone au bon moment, je n’en demandais pas plus.',
      ],
    ],
    asked: {
      body: 'Combien de temps gardez-vous les numéros collés ? Ils disent quand même ce que je commande, et à qui.',
      reply:
        'C’est écrit en bas de page : trente jours après la livraison, ou tout de suite si on clique sur la croix.',
    },
  },
  'Ordonnance claire': {
    notes: [
      [
        4,
        'used',
        'J’aide mon père, huit comprimés par jour. Le tableau est sur le frigo depuis dimanche et il ne m’appelle plus à chaque repas.',
      ],
      [
        5,
        'used',
        'L’écriture de notre médecin est une épreuve, et la photo a pourtant tout lu, sauf un dosage qu’elle m’a demandé de confirmer. C’est la bonne prudence.',
      ],
      [
        3,
        'opened',
        'Le mot « à jeun » apparaît sans explication. Ma voisine pensait que cela voulait dire le matin seulement.',
      ],
      [
        4,
        'used',
        'Infirmier à domicile : je l’ai montré à quatre patients. Il faudrait pouvoir agrandir les lignes, la plupart ont plus de quatre-vingts ans.',
      ],
      [
        4,
        'seen',
        'Rassurant de lire que rien ne quitte le téléphone. J’ai vérifié en mode avion, c’est vrai.',
      ],
    ],
    asked: {
      body: 'Est-ce que l’outil signale deux médicaments qui ne vont pas ensemble, ou faut-il toujours passer par la pharmacie ?',
      reply: 'Il ne le fait pas, et je trouve que c’est sage : la mienne préfère qu’on lui pose la question.',
    },
  },
};
