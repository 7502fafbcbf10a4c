/** Names of the makers of the past: each first name with each last name. */
export const firstNames = ['Alba', 'Bruno', 'Chiara', 'Dario', 'Elsa', 'Felix', 'Ines', 'Karim'];
export const lastNames = ['Arnaud', 'Bauer', 'Costa', 'Dubois', 'Eriksen', 'Fischer', 'Gallo', 'Haas'];

/** Names of their projects: each word with each noun. */
export const projectWords = [
  ...['Small', 'Quiet', 'Open', 'Slow', 'Bright', 'Paper', 'Copper', 'Garden'],
  ...['Harbour', 'Winter', 'Morning', 'Corner', 'Willow', 'Cobalt', 'Clover'],
];
export const projectNouns = [
  ...['Ledger', 'Planner', 'Atlas', 'Shelf', 'Notebook', 'Compass', 'Counter', 'Calendar'],
  ...['Workshop', 'Almanac', 'Pantry', 'Journal', 'Signal', 'Library', 'Kitchen', 'Studio'],
];

export const responsesTold = {
  en: [
    'The first screen says what it does, and I had a result within a minute. The export was hard to find.',
    'I used it for a week. It saved me time twice, and I would like to undo the last step.',
    'Clear from start to end. On my phone the second button is too close to the first.',
    'It does one thing well. I stopped where it asked for an account before showing a result.',
  ],
  fr: [
    'Le premier écran dit à quoi cela sert, et j’ai eu un résultat en une minute. L’export se cache un peu.',
    'Je m’en suis servi une semaine. J’ai gagné du temps deux fois ; il manque un retour en arrière.',
    'Clair du début à la fin. Sur mon téléphone, le deuxième bouton est trop près du premier.',
    'Cela fait bien une seule chose. J’ai arrêté quand il a fallu un compte avant de voir un résultat.',
  ],
} as const;

export const changesTold = {
  en: [
    'The export is on the first screen now, as you asked.',
    'The last step can be undone, for as long as the page is open.',
    'On phones, the buttons are further apart.',
    'A result comes before the account.',
  ],
  fr: [
    'L’export est maintenant sur le premier écran, comme vous l’aviez demandé.',
    'La dernière étape peut s’annuler tant que la page est ouverte.',
    'Sur téléphone, les boutons sont plus espacés.',
    'Le résultat vient avant le compte.',
  ],
} as const;
