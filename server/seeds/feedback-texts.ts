import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Evidence } from '@firstlight/contract/trials/feedback/feedback-limits.ts';

export interface TestText {
  rating: number;
  comment: string;
  evidence: Evidence;
}

/** More than one person writes in the story, so that nobody has to say the same thing twice. */
export const texts: readonly TestText[] = [
  {
    rating: 5,
    evidence: 'used',
    comment:
      'I went through the whole first run on my phone while waiting for a train. Every step said what it wanted from me, and I was done before the train came. Keep the short sentences.',
  },
  {
    rating: 3,
    evidence: 'used',
    comment:
      'L’idée me plaît et l’écran principal est clair. En revanche, j’ai mis du temps à comprendre que le bouton gris enregistrait : j’ai perdu ma première saisie.',
  },
  {
    rating: 4,
    evidence: 'opened',
    comment:
      'Good start. I would have liked to see a finished example before being asked for an account; two screenshots on the front page would do.',
  },
  {
    rating: 2,
    evidence: 'used',
    comment:
      'Sur une vieille tablette, la page met une dizaine de secondes à répondre, et le clavier cache le champ du montant. Je n’ai pas pu aller au bout.',
  },
  { rating: 4, evidence: 'seen', comment: 'Looks calm and honest, I will try it when it reaches my city.' },
  {
    rating: 5,
    evidence: 'used',
    comment:
      'Exactement ce qu’il me fallait pour l’association : j’ai importé notre liste de 40 personnes et tout y était, accents compris.',
  },
  {
    rating: 3,
    evidence: 'opened',
    comment:
      'The pricing question came before I knew what it does. Tell me first what changes in my week, then what it costs.',
  },
  { rating: 4, evidence: 'used', comment: 'Joli et rapide, bravo.' },
  {
    rating: 4,
    evidence: 'used',
    comment:
      'Prise en main en deux minutes, sans lire l’aide. Il me manque seulement un moyen de revenir en arrière quand je me trompe d’écran.',
  },
  {
    rating: 3,
    evidence: 'opened',
    comment:
      'I understood the promise from the headline, but the tour stops right before the part I was curious about. Let me skip the first three steps.',
  },
  {
    rating: 5,
    evidence: 'used',
    comment:
      'Tried it with real figures from last month. The totals matched my spreadsheet to the cent, and I found one mistake of my own on the way.',
  },
  {
    rating: 2,
    evidence: 'opened',
    comment:
      'J’ai abandonné au moment de créer un mot de passe : trop de règles, et le message n’apparaît qu’après l’envoi du formulaire.',
  },
  {
    rating: 4,
    evidence: 'used',
    comment:
      'Works well one-handed. The share button sits where my thumb deletes things in other apps, so I opened it twice by accident.',
  },
  {
    rating: 5,
    evidence: 'used',
    comment:
      'Ma mère, 71 ans, s’en est sortie seule. Elle a surtout aimé que rien ne clignote et que les boutons disent ce qu’ils font.',
  },
  {
    rating: 3,
    evidence: 'used',
    comment:
      'Fast at home, sluggish on the bus. After a lost connection the page looked saved, yet half of what I had typed was gone after a reload.',
  },
  {
    rating: 4,
    evidence: 'opened',
    comment:
      'La page d’accueil va droit au but. J’aurais aimé savoir plus tôt combien de temps il faut y passer chaque semaine.',
  },
  {
    rating: 4,
    evidence: 'used',
    comment:
      'I set it up for two colleagues without explaining anything and neither of them asked me a question. The empty screen could use an example.',
  },
  {
    rating: 2,
    evidence: 'used',
    comment:
      'The import took my file and then showed dates from 1970. No error, no undo. I had to remove forty lines by hand before I could go on.',
  },
  {
    rating: 5,
    evidence: 'opened',
    comment:
      'Enfin un outil qui ne demande pas mon numéro de téléphone. J’ai tout parcouru avant de m’inscrire, et c’est ce qui m’a convaincu.',
  },
  {
    rating: 3,
    evidence: 'used',
    comment:
      'Bonne idée, mais les rappels arrivent à minuit. Un réglage de l’heure me suffirait ; aujourd’hui je les ai simplement coupés.',
  },
  {
    rating: 4,
    evidence: 'used',
    comment:
      'The dark theme is the first one I did not have to turn down at night. Small thing: the grey labels under the chart are too faint for me.',
  },
  {
    rating: 4,
    evidence: 'opened',
    comment:
      'Three plans and no word about which one fits a club of twelve people. I guessed, and I would rather be told.',
  },
  {
    rating: 5,
    evidence: 'used',
    comment:
      'Je l’utilise depuis quatre jours au marché. Le mode hors ligne a tenu toute une matinée sans réseau, et tout est remonté le soir.',
  },
  {
    rating: 2,
    evidence: 'used',
    comment:
      'Le lecteur d’écran annonce « bouton, bouton, bouton » dans la barre du haut. Sans quelqu’un à côté de moi, je n’aurais pas trouvé la recherche.',
  },
  {
    rating: 3,
    evidence: 'opened',
    comment:
      'I like what it wants to be. Right now I cannot tell my own entries from the sample ones, so I was afraid to change anything.',
  },
  {
    rating: 5,
    evidence: 'used',
    comment:
      'Two things surprised me: it remembered where I had stopped, and it told me what it had forgotten on purpose. More of that, please.',
  },
  {
    rating: 4,
    evidence: 'used',
    comment:
      'Le texte est juste et bien ponctué, ce qui devient rare. Sur mon petit téléphone, le dernier mot des titres passe seul à la ligne.',
  },
  {
    rating: 3,
    evidence: 'used',
    comment:
      'Search finds whole words only. I typed half a name, got nothing, and thought my data was lost until I scrolled.',
  },
  {
    rating: 4,
    evidence: 'opened',
    comment:
      'J’ai suivi la démonstration jusqu’au bout. Montrez le résultat d’abord, puis comment on y arrive : j’ai failli partir à la deuxième étape.',
  },
];

export const comments = [
  {
    body: 'Will there be a way to export everything? I would move over at once if I knew that I could leave again.',
    reply: 'Same question here. A plain CSV would be enough for me.',
  },
  {
    body: 'Est-ce prévu aussi pour les très petites équipes ? Nous sommes deux, et la plupart des outils nous supposent vingt.',
    reply: 'Nous l’utilisons à trois depuis une semaine, cela va très bien.',
  },
];

export const reactions: readonly ReactionKind[] = ['thumb', 'rocket', 'bulb', 'heart', 'thinking'];
