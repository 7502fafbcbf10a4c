import { plainText } from './plain-text.ts';

export type Contact = 'phone' | 'mailbox' | 'messenger';

/** Nine digits or more, however they are grouped; what begins with a plus or a zero is a telephone, not a price or a day. */
const phones = /(?:\+|\b00|\b0)\d(?:[\s./()-]{0,2}\d){7,14}/;
const messengers = /\b(?:whats ?app|wa\.me|telegram|t\.me|signal|viber|snap(?:chat)?)\b/;
/** The ways to be reached elsewhere that a text gives: data, not just the name of a service. */
export function findContacts(text: string): Contact[] {
  const plain = plainText(text);
  const isOnMessenger = messengers.test(plain);
  const words = plain.split(/[\s()<>,;:!]/);
  const found: Contact[] = [];
  if (phones.test(plain)) found.push('phone');
  if (words.some(isMailbox)) found.push('mailbox');
  if (isOnMessenger && (found.includes('phone') || words.some(isHandle))) found.push('messenger');
  return found;
}

/** Something before the @, and a name with a dot behind it. */
function isMailbox(word: string): boolean {
  const at = word.indexOf('@');
  const dot = word.indexOf('.', at);
  return at > 0 && dot > at + 1 && dot < word.length - 1;
}

/** `@somebody`, or the page of somebody on a messenger. */
function isHandle(word: string): boolean {
  if (word.startsWith('@')) return word.length > 3;
  return ['t.me/', 'wa.me/'].some((page) => word.startsWith(page) && word.length > page.length + 2);
}
