import type { CorpusParts } from './labelled-text.ts';

/** The part that no rule was tuned on: written before the rules, and looked at only in the figures. */
export const heldOutParts: CorpusParts = {
  honest: {
    en: [
      [
        'Opened it on the train.',
        'Two of us looked at it over lunch.',
        'I am the kind of person you built this for, I think.',
        'Not a developer, just curious.',
        'Second look after your last change.',
      ],
      [
        'The onboarding asks for my team before I know why',
        'Search finds what I type, even with a typo',
        'Pictures are sharp',
        'I expected the cart at the top right',
        'The tour covers the field it explains',
        'Notifications came at night',
        'The keyboard hides the send button',
      ],
      [
        ', so I nearly left.',
        ', well done.',
        ' on an old iPad.',
        '; maybe a line of help would do.',
        ', twice in a row.',
        ' until I reloaded.',
        ', and my mother managed it too.',
      ],
      [
        'How do you make money with it?',
        'The yearly plan seems cheap to me.',
        'Could I bring my contacts along from Outlook?',
        'I would love reminders by text message.',
        'Please let me delete my account without writing to you.',
        'A bank link would save me an hour a week.',
        'Who is behind this?',
      ],
      [
        '',
        '',
        'Screenshot: https://imgur.com/a/x{n}',
        '',
        'We compared ours at https://notes.example.net/{n}.',
        '',
      ],
    ],
    fr: [
      [
        'Ouvert dans le train.',
        'Nous l’avons regardé à deux pendant le déjeuner.',
        'Je crois que je suis la personne pour qui vous l’avez fait.',
        'Je ne suis pas développeuse, juste curieuse.',
        'Deuxième passage après votre dernière version.',
      ],
      [
        'On me demande mon équipe avant que je sache pourquoi',
        'La recherche trouve ce que je tape, même avec une faute',
        'Les images sont nettes',
        'Je cherchais le panier en haut à droite',
        'La visite guidée cache le champ qu’elle explique',
        'Les notifications arrivent la nuit',
        'Le clavier cache le bouton d’envoi',
      ],
      [
        ', j’ai failli partir.',
        ', bravo.',
        ' sur un vieil iPad.',
        ' ; une ligne d’aide suffirait.',
        ', deux fois de suite.',
        ' jusqu’à ce que je recharge.',
        ', et ma mère y est arrivée aussi.',
      ],
      [
        'Comment gagnez-vous de l’argent avec ?',
        'L’abonnement annuel me paraît bon marché.',
        'Puis-je reprendre mes contacts d’Outlook ?',
        'J’aimerais des rappels par SMS.',
        'Laissez-moi supprimer mon compte sans vous écrire.',
        'Un lien avec la banque me ferait gagner une heure par semaine.',
        'Qui est derrière ce projet ?',
      ],
      [
        '',
        '',
        'Capture : https://imgur.com/a/y{n}',
        '',
        'Notre comparaison : https://notes.example.net/fr/{n}.',
        '',
      ],
    ],
  },
  common: {
    en: [
      'This is brilliant, well done to the whole team',
      'Following!',
      'Good luck with the launch, rooting for you',
      'Fixed, thank you for spotting it.',
      'Works for me now, thanks',
    ],
    fr: [
      'C’est génial, bravo à toute l’équipe',
      'Je suis ça de près !',
      'Bonne chance pour le lancement, on est avec vous',
      'Corrigé, merci de l’avoir vu.',
      'Ça marche maintenant, merci',
    ],
  },
  scams: {
    en: [
      '{Hello}, are you tired of being broke? My forex broker pays me {dollars} every Friday. Text +{phone} and {thank}.',
      'Lost money to an online scam? Our experts get your funds back within 72 hours. Reach out: {handle}@{domain}, {deal}.',
      'Make {dollars} weekly posting reviews, paid daily, {deal}. Hit me up on Telegram @{handle}',
      'Instant personal loans at 2%, bad credit welcome, {deal}. WhatsApp: +{phone}',
      'Passive income is real: {dollars} per month with our crypto mining pool. Sign up via wa.me/{phone}, {thank}.',
      'Your account will be closed! Verify your wallet at https://{domain}/verify to keep your funds, {deal}.',
    ],
    fr: [
      '{Hello}, marre des fins de mois difficiles ? Mon courtier forex me verse {money} € chaque vendredi. SMS au +{phone}, {thank}.',
      'Victime d’une arnaque en ligne ? Nos experts récupèrent vos fonds sous 72 h. Écrivez à {handle}@{domain}, {deal}.',
      'Touchez {money} € par semaine en publiant des avis, payé chaque jour, {deal}. Sur Telegram : @{handle}',
      'Crédit entre particuliers à 2 %, même interdit bancaire, {deal}. WhatsApp : +{phone}',
      'Revenus passifs : {money} € par mois avec notre pool de minage crypto. Inscription via wa.me/{phone}, {thank}.',
      'Votre compte va être fermé ! Vérifiez votre portefeuille sur https://{domain}/verif pour garder vos fonds, {deal}.',
    ],
  },
  adverts: {
    en: [
      'Nice one. {Hello}, if anybody needs a logo for five dollars: https://{domain}/logo/{n} has {deal}.',
      'Luxury watches straight from the factory, {deal}, worldwide shipping https://{domain}/w{n}',
      'Lose ten kilos without sport, doctors are amazed, {deal}: https://{domain}/slim?{n}',
    ],
    fr: [
      'Joli. {Hello}, si quelqu’un cherche un logo à cinq euros : https://{domain}/logo/{n}, {deal}.',
      'Montres de luxe sortie d’usine, {deal}, livraison partout https://{domain}/m{n}',
      'Perdez dix kilos sans sport, les médecins n’en reviennent pas, {deal} : https://{domain}/minceur?{n}',
    ],
  },
  variations: {
    en: [
      ['Hey everyone', 'Hi all', 'Hello folks', 'Friends'],
      ['it changed my life', 'only today', 'I was sceptical too'],
      ['while stock lasts', 'today only', 'discount code SUN', 'cheapest around'],
    ],
    fr: [
      ['Salut à tous', 'Bonjour à tous', 'Coucou la communauté', 'Les amis'],
      ['ça a changé ma vie', 'aujourd’hui seulement', 'moi aussi j’hésitais'],
      ['dans la limite des stocks', 'aujourd’hui seulement', 'code promo SOLEIL', 'le moins cher'],
    ],
  },
  byHand: [
    {
      language: 'en',
      label: 'leave',
      text: 'Careful with the copy on your pricing page: "guaranteed profit" sounds like those crypto people.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'My bank calls this a loan; you call it an advance. Which one is it? I would put it in bold.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'Got three messages on Telegram from a stranger offering to recover my wallet. Did your user list leak?',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'I earn about 2,000 a month as a freelancer and the tax estimate was off by 80. Mail me at dana@studio.example for the numbers.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'We made something for the same problem, https://otherthing.example, happy to swap notes.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'Win-win: you get testers, I get early access. Telegram login would be a prize though.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'The form refused +33 6 98 76 54 32 as a phone number, with and without spaces.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'A 50% discount for students and a limited offer at launch would bring my whole class.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Attention au texte de la page tarifs : « profit garanti » fait penser aux escrocs de la crypto.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Ma banque appelle ça un prêt, vous une avance. Lequel est-ce ? Je le mettrais en gras.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Trois messages Telegram d’un inconnu qui veut récupérer mon portefeuille. Votre liste a-t-elle fuité ?',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Je gagne environ 2 000 € par mois en freelance et l’estimation d’impôt se trompe de 80 €. Écrivez à dana@studio.example pour les chiffres.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Nous avons fait quelque chose pour le même problème, https://autrechose.example, échangeons nos notes.',
    },
    { language: 'fr', label: 'leave', text: 'Le formulaire refuse le 06 98 76 54 32, avec et sans espaces.' },
    {
      language: 'fr',
      label: 'leave',
      text: 'Une remise de 50 % pour les étudiants ferait venir toute ma classe.',
    },
    {
      language: 'en',
      label: 'hold',
      text: 'pls help!! i make 7k a month with this guy, he invests ur money, 100% legit, signal +234 802 555 0199',
    },
    {
      language: 'en',
      label: 'hold',
      text: 'Spell caster brings back your ex in 3 days, no payment before result, email dr.love@spells.example',
    },
    {
      language: 'fr',
      label: 'hold',
      text: 'Grand marabout, retour de l’être aimé en 3 jours, résultat garanti, appelez le 07 55 44 33 22',
    },
    {
      language: 'fr',
      label: 'hold',
      text: 'slt je gagne 1500e/semaine avec les paris sportifs, rejoins mon canal telegram @prono_sur',
    },
    {
      language: 'fr',
      label: 'hold',
      text: 'Offre de financement de 3000 à 500 000 euros à toute personne sérieuse, répondez à pret.rapide@courrier.example',
    },
  ],
};
