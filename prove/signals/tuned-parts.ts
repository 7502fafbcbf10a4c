import type { CorpusParts } from './labelled-text.ts';

/** The part that the rules may be tuned on. */
export const tunedParts: CorpusParts = {
  honest: {
    en: [
      [
        'I tried it on my phone this morning.',
        'Spent about twenty minutes with it.',
        'First visit, so take this with salt.',
        'I run a small bakery and this speaks to me.',
        'Came here from the feed.',
      ],
      [
        'The sign-up was quick',
        'The first screen says clearly what it does',
        'I could not find the settings',
        'The map took a while to load',
        'The price is easy to find',
        'Export to CSV worked',
        'Dark mode is lovely',
      ],
      [
        ', but the second step lost my text when I went back.',
        ', and the empty state helped me begin.',
        ', although the button is hard to see on a small screen.',
        ', which I had not expected.',
        ' after I had confirmed my e-mail.',
        ', only the wording of the error puzzled me.',
      ],
      [
        'Would you consider a weekly view?',
        'I would pay for this if it did invoices.',
        'What happens to my data when I leave?',
        'Is there an API for orders?',
        'Keep going!',
        'Do you plan a French version?',
        'I would move the free trial further up.',
      ],
      [
        'My friends use something similar, see https://example.org/compare for how they did it.',
        '',
        '',
        '',
        'I recorded it at https://www.youtube.com/watch?v=abc{n}.',
        '',
      ],
    ],
    fr: [
      [
        'Testé ce matin sur mon téléphone.',
        'J’y ai passé une vingtaine de minutes.',
        'Première visite, donc à prendre avec des pincettes.',
        'Je tiens une petite librairie et ça me parle.',
        'Je viens du fil.',
      ],
      [
        'L’inscription est rapide',
        'Le premier écran dit bien à quoi ça sert',
        'Je n’ai pas trouvé les réglages',
        'La carte met du temps à s’afficher',
        'Le prix est facile à trouver',
        'L’export CSV fonctionne',
        'Le mode sombre est très réussi',
      ],
      [
        ', mais la deuxième étape a perdu mon texte quand je suis revenu en arrière.',
        ', et l’écran vide m’a aidé à commencer.',
        ', même si le bouton se voit mal sur un petit écran.',
        ', ce qui m’a surpris.',
        ' après avoir confirmé mon adresse.',
        ', seul le message d’erreur m’a laissé perplexe.',
      ],
      [
        'Une vue par semaine serait utile.',
        'Je paierais pour ça si on pouvait facturer.',
        'Que deviennent mes données si je pars ?',
        'Y a-t-il une API pour les commandes ?',
        'Continuez !',
        'Une version anglaise est-elle prévue ?',
        'Je mettrais l’essai gratuit plus haut.',
      ],
      [
        'Des amis utilisent un outil proche, voir https://example.org/comparatif pour leur façon de faire.',
        '',
        '',
        '',
        'J’ai filmé mon essai : https://www.youtube.com/watch?v=def{n}.',
        '',
      ],
    ],
  },
  common: {
    en: [
      'Great idea!',
      'Love it, keep going',
      'Nice work, congrats on the launch!',
      'Very clean design.',
      'Thanks for the answer, that helps a lot',
    ],
    fr: [
      'Super idée !',
      'Bravo, continuez',
      'Beau travail, félicitations pour le lancement !',
      'Design très propre.',
      'Merci pour la réponse, ça m’aide beaucoup',
    ],
  },
  scams: {
    en: [
      'I turned $200 into {dollars} in one week with binary trading, ask my manager on WhatsApp +{phone} and {thank}.',
      '{Hello}! Earn {dollars} a day from home, no experience needed. Write to me on Telegram @{handle} now.',
      'Need an urgent loan? Approved in 24 hours, no credit check. Contact {handle}@{domain} for {deal}.',
      'I recover lost crypto wallets and hacked accounts, guaranteed. Message +{phone} on WhatsApp, {deal}.',
      'Double your bitcoin in 48 hours, guaranteed profit. Join the Telegram group t.me/{handle} and {thank}.',
      'Congratulations, you have been selected to win an iPhone! Claim your prize at https://{domain}/claim before midnight.',
      'Buy real followers and five star reviews, instant delivery, {deal}. Telegram: @{handle}',
    ],
    fr: [
      'J’ai transformé 200 € en {money} € en une semaine grâce au trading, contactez mon gestionnaire sur WhatsApp +{phone}, {thank}.',
      '{Hello} ! Gagnez {money} € par jour depuis chez vous, sans expérience. Écrivez-moi sur Telegram @{handle}.',
      'Besoin d’un prêt urgent ? Accord en 24 h, sans justificatif. Contact : {handle}@{domain}, {deal}.',
      'Je récupère les portefeuilles crypto perdus et les comptes piratés, résultat garanti. WhatsApp +{phone}, {deal}.',
      'Doublez vos bitcoins en 48 h, profit garanti. Rejoignez le groupe Telegram t.me/{handle}, {thank}.',
      'Félicitations, vous avez été tiré au sort pour gagner un iPhone ! Réclamez votre lot sur https://{domain}/lot avant minuit.',
      'Achetez de vrais abonnés et des avis cinq étoiles, livraison immédiate, {deal}. Telegram : @{handle}',
    ],
  },
  adverts: {
    en: [
      '{Hello}, great project! For cheap web hosting with unlimited traffic have a look at https://{domain}/offer?n={n}, {deal}.',
      'We are the number one SEO agency, first page of Google in 30 days, {deal}: https://{domain}/seo?n={n}',
      'Best essays written by professionals within hours, {deal}, visit https://{domain} today ({n}).',
    ],
    fr: [
      '{Hello}, super projet ! Pour un hébergement pas cher et illimité, allez voir https://{domain}/offre?n={n}, {deal}.',
      'Agence SEO numéro un, première page de Google en 30 jours, {deal} : https://{domain}/seo?n={n}',
      'Vos mémoires rédigés par des professionnels en quelques heures, {deal}, visitez https://{domain} ({n}).',
    ],
  },
  variations: {
    en: [
      ['Hello', 'Hi there', 'Dear friend', 'Good day'],
      ['thank me later', 'you will not regret it', 'see for yourself'],
      ['50% off this week', 'special price', 'limited offer', 'best price guaranteed'],
    ],
    fr: [
      ['Bonjour', 'Salut', 'Chers amis', 'Coucou'],
      ['vous me remercierez', 'vous ne le regretterez pas', 'voyez par vous-même'],
      ['-50 % cette semaine', 'prix spécial', 'offre limitée', 'meilleur prix garanti'],
    ],
  },
  byHand: [
    {
      language: 'en',
      label: 'leave',
      text: 'Heads up: somebody under my project promises to double your bitcoin if you write on WhatsApp. Please remove it.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'Your trading journal is neat. I lost 200 € last year with binary options, so a warning on the first page would be honest.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'I would rather get the invoice by mail: billing@ourshop.example. Is that possible?',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'The WhatsApp share button does nothing on Firefox, the Telegram one works.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'Free trial, no credit card needed: exactly what I want to read on a landing page.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'For the loan calculator: 24 months at 3 % shows 1,020.16 per month, I get 1,018.20.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'You could call me on +44 20 7946 0018 if you want to watch me fail at the second step, I do not mind.',
    },
    {
      language: 'en',
      label: 'leave',
      text: 'Our repo is at https://github.com/someone/till and the demo at https://till.example, feedback welcome.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Attention : quelqu’un promet sous mon projet de doubler vos bitcoins par WhatsApp. Merci de retirer ça.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Votre journal de trading est bien fait. J’ai perdu 200 € l’an dernier, un avertissement serait honnête.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Je préfère recevoir la facture par mail : compta@notreboutique.example. C’est possible ?',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Le bouton de partage WhatsApp ne fait rien sur Firefox, celui de Telegram marche.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Essai gratuit, sans carte bancaire : exactement ce que je veux lire sur une page d’accueil.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Pour le simulateur de prêt : 24 mois à 3 % donnent 1 020,16 par mois, je trouve 1 018,20.',
    },
    {
      language: 'fr',
      label: 'leave',
      text: 'Vous pouvez m’appeler au 01 23 45 67 89 si vous voulez me regarder échouer à la deuxième étape.',
    },
    {
      language: 'fr',
      label: 'hold',
      text: 'Gagnez 900 euros/jour sur votre portable !!! écrivez vite sur whatsapp au 06 12 34 56 78',
    },
    {
      language: 'en',
      label: 'hold',
      text: 'Guaranteed returns of 30% per week, my mentor trades f0rex for you. telegram @mentor_profit',
    },
    {
      language: 'en',
      label: 'hold',
      text: 'Work from home and make $4,500 weekly, only 10 places left, whatsapp me +1 (555) 010-7788',
    },
  ],
};
