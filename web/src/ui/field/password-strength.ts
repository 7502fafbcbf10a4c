export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** How hard it is to guess, beyond what is refused: length counts most, variety a little, repetition not at all. */
export function passwordStrength(password: string, least: number): PasswordStrength {
  if (password.length < least) return 'short';
  const pairs = new Set(Array.from(password, (sign, at) => sign + (password[at + 1] ?? '')));
  const variety = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = pairs.size + variety;
  if (score < 8) return 'weak';
  return score < 16 ? 'fair' : 'strong';
}
