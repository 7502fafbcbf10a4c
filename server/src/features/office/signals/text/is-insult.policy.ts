import { plainText, undisguised } from './plain-text.ts';

const names =
  'asshole|bastard|bitch|cunt|dickhead|dumbass|fuckwit|idiot|imbecile|loser|moron|retard|scumbag|slut|twat|whore|' +
  'abruti|batard|bouffon|con|connard|connasse|conne|cretin|cretine|debile|encule|idiote|ordure|pauvre type|pute|salope|salaud|salopard|sous-merde|tocard|trou du cul';
const toPeople = new RegExp(
  String.raw`\b(?:you(?:'re| are)?|u r|ur|tu es|t'es|t es|vous etes|espece de?|espece d'|sale|bande de|pauvre|quel|quelle)(?: [a-z']{1,12}){0,3}? ?(?:${names})s?\b`,
);
const commands =
  /\b(?:fuck (?:you|off)|go fuck yourself|kill yourself|kys|go to hell|nique ta mere|ntm|va te faire (?:foutre|enculer)|ferme ta gueule|ta gueule|va crever|creve)\b/;
const ownWords = /\b(?:i|i'm|i am|je|j'|me) (?:[a-z']{1,10} ){0,3}?(?:idiot|moron|con|conne|debile|loser)\b/;

/** Said to somebody: a bad word about a button is no insult, nor is one about oneself. */
export function isInsult(text: string): boolean {
  const plain = undisguised(plainText(text));
  if (commands.test(plain)) return true;
  return toPeople.test(plain) && !ownWords.test(plain);
}
