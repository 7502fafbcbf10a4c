import { nameSkeleton } from '../../text/name-skeleton.ts';

/** Names under which somebody would speak for the site, or be taken for what we write where a name is missing. */
const offices = [
  'Admin',
  'Administrator',
  'Administrateur',
  'Administration',
  'Moderator',
  'Modérateur',
  'Moderation',
  'Support',
  'Support Team',
  'Staff',
  'Team',
  'The Team',
  'Équipe',
  'L’équipe',
  'Official',
  'Officiel',
  'System',
  'Système',
  'Security',
  'Sécurité',
  'Deleted account',
  'Compte supprimé',
].map(lookOf);

const site = lookOf('Firstlight');

/** As hidden testers are called, whatever stands between the word and its number. */
const hiddenTester = /^(?:the|le|la)?teste(?:r|ur|use)s?(?:no|nr?|number|numero)?[lvx]*$/;

/** Whether a person of this name could be taken for the site, for its team or for a hidden tester. */
export function isReservedForPeople(name: string): boolean {
  const look = lookOf(name);
  return look.includes(site) || offices.includes(look) || looksHidden(name);
}

/** A project may be called Support or Testers; it may not be called as we are. */
export function isReservedForProjects(name: string): boolean {
  const look = lookOf(name);
  const rest = look.replace(site, '');
  return look !== rest && (rest === '' || offices.includes(rest));
}

/** Usernames stand beside an @, where nobody takes one for a tester; ours is still ours. */
export function isReservedUsername(username: string): boolean {
  return lookOf(username).includes(site);
}

/** Two letters can be drawn like one as well. */
function lookOf(name: string): string {
  return nameSkeleton(name).replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** The number is cut off before its digits are read as letters: “Tester 4” is not “Testera”. */
function looksHidden(name: string): boolean {
  const characters = [...name.normalize('NFKD')];
  const word = characters.slice(0, characters.findLastIndex((one) => /\p{L}/u.test(one)) + 1).join('');
  return hiddenTester.test(nameSkeleton(word));
}
