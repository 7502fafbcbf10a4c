import type { Contact } from './find-contacts.policy.ts';
import { plainText, undisguised } from './plain-text.ts';

const amount = String.raw`(?:[$€£]\s?\d[\d.,\s]{0,9}k?|\d[\d.,\s]{0,9}k?\s?(?:[$€£]|euros?\b|dollars?\b|usd\b|eur\b))`;

/** Nobody who tests a project promises this. */
const promises: readonly RegExp[] = [
  /\bguaranteed? (?:profits?|returns?|incomes?|results?|winnings?)\b|\b(?:profits?|gains?|rendements?|revenus?|resultats?) garantis?\b/,
  /\b(?:double|doublez|triple|triplez|multiply|multipliez) (?:your|vos|votre|ton|tes) (?:bitcoins?|btc|cryptos?|money|argent|mise|savings|epargne|investissement)\b/,
  new RegExp(String.raw`\b(?:turned?|transforme[rz]?) ${amount} (?:into|en) ${amount}`),
  /\b(?:urgent|instant|quick|fast|rapide|immediat)e?s? (?:personal |personnel )?(?:loans?|prets?|credits?)\b|\b(?:loans?|prets?|credits?) (?:urgents?|rapides?|immediats?|entre particuliers)\b/,
  /\bno credit checks?\b|\bbad credit\b|\bsans justificatifs?\b|\binterdits? bancaires?\b/,
  /\b(?:recover|recovers|recovering|recupere[rz]?|recuperons) [\w' ]{0,24}(?:crypto|wallets?|funds|hacked|portefeuilles?|fonds|pirates?)\b/,
  /\b(?:claim your|reclamez votre|recuperez votre) (?:prize|reward|gift|lot|prix|cadeau)\b|\byou (?:have been|were) selected to win\b|\bvous avez ete (?:tire|choisi)e? (?:au sort )?pour gagner\b/,
  /\b(?:buy|achetez|acheter|real|vrais) [\w' ]{0,12}(?:followers|subscribers|abonnes|five star reviews|avis cinq etoiles)\b/,
  // What public lists of spam agree on.
  /\b(?:get rich quick|easy money|fast cash|make money (?:fast|online)|financial freedom|argent facile|liberte financiere)\b/,
  /\b(?:extra|passive|residual) income\b|\brevenus? (?:passifs?|complementaires?)\b/,
  /\b(?:verify|confirm|unlock|verifiez|confirmez|debloquez) (?:your|votre|vos) (?:account|wallet|card|compte|portefeuille|carte)\b/,
  /\b(?:gets?|recover) your (?:money|funds) back\b/,
  /\b(?:online casino|casino en ligne|sports betting|paris sportifs|pronostics? surs?|jackpot)\b/,
  /\b(?:lose|perdez|perdre) (?:(?:your|some|ten|five|dix|cinq|vos|du) )?(?:weight|pounds|kilos|poids)\b|\b(?:viagra|cialis)\b/,
];

/** Common in promises, and now and then in honest talk. */
const lures: readonly RegExp[] = [
  new RegExp(amount),
  new RegExp(
    String.raw`\b(?:earn|make|makes|making|gagnez|gagner|touchez|encaissez) (?:up to |jusqu'a )?${amount}`,
  ),
  /\b(?:bitcoins?|btc|cryptos?|usdt|forex|binary (?:options?|trading)|trading|mining)\b/,
  /\bfrom home\b|\bdepuis chez (?:vous|toi)\b|\bsur votre portable\b/,
  /\b(?:get|getting|be) paid\b|\bpaid (?:daily|weekly)\b|\bpayes? chaque (?:jour|semaine)\b/,
  /\bact now\b|\blast chance\b|\bexpires today\b|\bderniere chance\b|\bexpire aujourd'hui\b/,
  /\bno experience\b|\bsans experience\b|\bonly \d{1,3} places\b|\bplus que \d{1,3} places\b/,
  /\bmy (?:manager|mentor|broker|trader)\b|\bmon (?:gestionnaire|mentor|courtier|trader)\b/,
];

/** Two points make a lure: one promise, or two of what often stands beside one. */
const from = 2;

/** A promise of money, with a way to be reached elsewhere. Who warns of one gives no number. */
export function isScam(
  text: string,
  { contacts, domains }: { contacts: readonly Contact[]; domains: readonly string[] },
): boolean {
  if (contacts.length === 0 && domains.length === 0) return false;
  const plain = undisguised(plainText(text));
  const count = (list: readonly RegExp[]) => list.filter((one) => one.test(plain)).length;
  // Who is to be called, rather than written to.
  const isCalling = contacts.includes('messenger') || contacts.includes('phone');
  const points = count(promises) * 2 + count(lures) + (isCalling ? 1 : 0);
  return points >= from;
}
