import type { SeedProject } from './projects.ts';

export const frenchProjects: SeedProject[] = [
  {
    by: 'both',
    name: 'Marée basse',
    tagline: 'Le poisson de la criée, réservé la veille, retiré sur le port.',
    description:
      'Les bateaux annoncent le soir ce qu’ils pensent rapporter. Vous réservez, vous payez au retour, rien ne part à la poubelle.\n\n- trois ports bretons pour l’instant\n- aucun intermédiaire\n\nJe cherche des avis sur la page de réservation : comprend-on que la pêche n’est jamais garantie ?',
    link: 'https://mareebasse.example',
    categories: ['food', 'local', 'ecommerce'],
    demoType: 'live',
    questions: ['Comprend-on que la pêche n’est jamais garantie ?', 'Réserveriez-vous la veille ?'],
    cardQuestion: 'Viendriez-vous au port un samedi matin ?',
  },
  {
    by: 'both',
    name: 'Les mots du chantier',
    tagline: 'Les mots du bâtiment expliqués avec une photo et une phrase.',
    description:
      'J’ai refait une maison sans rien y connaître. Chaque devis m’obligeait à chercher vingt mots. Ici : un mot, une photo prise sur un vrai chantier, une phrase, le prix habituel.\n\nIl manque sûrement les mots de votre métier.',
    link: 'https://motsduchantier.example',
    categories: ['education', 'local'],
    demoType: 'prototype',
  },
  {
    by: 'creator',
    name: 'Relance douce',
    tagline: 'Des rappels de facture qui restent polis jusqu’au bout.',
    description:
      'Relancer un client est pénible. L’outil écrit trois messages, du plus aimable au plus ferme, et s’arrête dès que le paiement arrive. Vous relisez toujours avant l’envoi.',
    link: 'https://relancedouce.example',
    categories: ['finance', 'saas', 'marketing'],
    demoType: 'live',
  },
  {
    by: 'both',
    name: 'Cabinet de curiosités',
    tagline: 'Un musée de poche pour la classe, objet par objet.',
    description:
      'Chaque semaine, un objet à imprimer, à découper et à raconter. Pensé avec deux institutrices de CE2. **Gratuit pour les écoles.**\n\nJe voudrais savoir si la fiche tient en une séance de quarante minutes.',
    link: 'https://cabinet.example',
    categories: ['education', 'design'],
    demoType: 'slides',
  },
  {
    by: 'creator',
    name: 'Sillage',
    tagline: 'Retrouve le chemin d’un colis quand tout le monde se renvoie la balle.',
    description:
      'Vous collez les numéros de suivi, même de trois transporteurs différents. Sillage dessine une seule ligne du temps et dit qui a le colis maintenant, avec le bon numéro de téléphone.',
    link: 'https://sillage.example',
    categories: ['ecommerce'],
    demoType: 'live',
  },
  {
    by: 'both',
    name: 'Ordonnance claire',
    tagline: 'Quel médicament, à quelle heure, avec ou sans repas.',
    description:
      'Une photo de l’ordonnance, un tableau à poser sur le frigo. Rien n’est envoyé : tout se passe sur le téléphone.\n\n> Ceci ne remplace ni votre médecin ni votre pharmacien.\n\nLes personnes qui aident un parent âgé sont les bienvenues.',
    link: 'https://ordonnanceclaire.example',
    categories: ['health', 'mobile'],
    demoType: 'mobile',
  },
  {
    by: 'both',
    name: 'Compagnon de code',
    tagline: 'Relit vos demandes de fusion et pose une seule question.',
    description:
      'La plupart des relecteurs automatiques laissent quarante remarques. Celui-ci n’en laisse qu’une : la question qu’un collègue attentif aurait posée. S’il n’en a pas, il se tait.',
    link: 'https://compagnon.example',
    categories: ['dev', 'ai'],
    demoType: 'prototype',
  },
  {
    by: 'creator',
    name: 'La bonne taille',
    tagline: 'Compare un vêtement à ceux que vous aimez déjà porter.',
    description:
      'Mesurez une fois votre chemise préférée. Ensuite, chaque boutique partenaire vous dit : plus large aux épaules, plus courte de deux centimètres. Moins de retours, moins de cartons.',
    link: 'https://labonnetaille.example',
    categories: ['ecommerce', 'design', 'mobile'],
    demoType: 'video',
  },
  {
    by: 'both',
    name: 'Voix de quartier',
    tagline: 'Une question par semaine à tous les habitants d’une rue.',
    description:
      'Une affiche, un QR code, une seule question : le banc, l’arbre, la vitesse. Les réponses restent anonymes et la mairie reçoit un résumé d’une page.\n\nTesté dans deux rues de Nantes. Et dans la vôtre ?',
    link: 'https://voixdequartier.example',
    categories: ['local', 'other'],
    demoType: 'live',
  },
  {
    by: 'creator',
    name: 'Ardoise',
    tagline: 'Le menu du jour à jour partout, depuis une photo de l’ardoise.',
    description:
      'Vous écrivez le menu à la craie comme d’habitude, vous le prenez en photo : le site, la page de recherche et l’affiche de la vitrine changent ensemble. Pour les restaurants d’une à trois personnes.',
    link: 'https://ardoise.example',
    categories: ['food', 'marketing', 'saas'],
    demoType: 'live',
  },
  {
    by: 'both',
    name: 'Trois lignes',
    tagline: 'Le journal d’équipe qui tient en trois lignes par jour.',
    description:
      'Fait, bloqué, appris. Trois lignes chacun, lues en une minute, résumées le vendredi. Pas de réunion du matin, pas de tableau à déplacer.',
    link: 'https://troislignes.example',
    categories: ['saas'],
    demoType: 'prototype',
  },
  {
    by: 'both',
    name: 'Une école de la réparation',
    tagline: '',
    description:
      'Une idée seulement. Une salle, un samedi par mois, un objet cassé par personne, et quelqu’un qui sait. On repart avec l’objet réparé et le geste appris.\n\nQu’apporteriez-vous en premier ? Viendriez-vous sans enfant, avec ?',
    categories: ['other', 'education'],
    demoType: 'idea',
  },
];
