export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** A hint, not a rule: length counts most, variety a little, repetition not at all. */
export function passwordStrength(password: string, least: number): PasswordStrength {
  if (password.length < least) return 'short';
  const variety = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = new Set(password).size + variety * 2;
  if (score < 12) return 'weak';
  return score < 18 ? 'fair' : 'strong';
}
