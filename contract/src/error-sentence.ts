import type { ErrorCode } from './errors.ts';

/** Where an error's sentence stands: `request.too_many` is `errors.too_many` in the locale file `request`. */
export function errorSentence(code: ErrorCode): { feature: string; key: string } {
  const [feature = '', what = ''] = code.split('.');
  return { feature, key: `errors.${what}` };
}
