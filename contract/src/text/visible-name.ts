import { isReservedForPeople, isReservedForProjects } from '../people/accounts/reserved-names.ts';

/**
 * The one rule for names and other single lines that people show to each other. Free of zod, so that a form can say
 * which part of it was broken. Whoever asks has trimmed the line already.
 */
export type NameFault = 'blank' | 'unprintable' | 'address' | 'reserved';

/**
 * What draws nothing, breaks a line or turns the direction of reading: controls, formats, halves of characters, private
 * and unassigned ones, and letters that are blank.
 */
const unprintable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}]/u;
const readable = /[\p{L}\p{N}]/u;
const picture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** Scripts in which a joiner chooses the form of a letter. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** More marks over one letter than any language writes cover the lines around it. */
const stackedMarks = /^\p{M}|\p{M}{5}/u;
/** A host after a dot, or the beginning of any address. */
const address = /:\/\/|\bwww\b|[\p{L}\p{N}][.\u3002](?:\p{L}{2}|xn--)/iu;

export function personNameFault(name: string): NameFault | undefined {
  const fault = visibleNameFault(name);
  if (fault) return fault;
  if (address.test(name.normalize('NFKC'))) return 'address';
  return isReservedForPeople(name) ? 'reserved' : undefined;
}

export function projectNameFault(name: string): NameFault | undefined {
  return visibleNameFault(name) ?? (isReservedForProjects(name) ? 'reserved' : undefined);
}

/** Whether a line, possibly empty, can be shown between other words as it is. */
export function isPrintableLine(line: string): boolean {
  const characters = [...line];
  return (
    !stackedMarks.test(line) &&
    characters.every((one, at) => !unprintable.test(one) || isJoint(characters, at))
  );
}

function visibleNameFault(name: string): NameFault | undefined {
  if (!isPrintableLine(name)) return 'unprintable';
  return readable.test(name) ? undefined : 'blank';
}

/** A joiner between two pictures or two letters that join, or the choice of how a picture is drawn. */
function isJoint(characters: readonly string[], at: number): boolean {
  const [before = '', joiner, after = ''] = [characters[at - 1], characters[at], characters[at + 1]];
  if (joiner === '\ufe0f' || joiner === '\ufe0e') return picture.test(before) || /^[\d#*]$/.test(before);
  if (joiner === '\u200d' && picture.test(after)) return picture.test(before) || before === '\ufe0f';
  if (joiner === '\u200d' || joiner === '\u200c') return joining.test(before) && joining.test(after);
  return false;
}
