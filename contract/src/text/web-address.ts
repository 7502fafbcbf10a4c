/**
 * What a project may link to: a page on the web, of a host with a name. Nobody's password can be in it, nothing that
 * a browser would run, and nothing that could leave the attribute it is printed into.
 *
 * The last label has letters only, because browsers read a number there, also one of Unicode digits, as an IP address.
 * Browsers skip the four Hangul fillers, so they do not count as letters.
 */
export const webAddress =
  /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+(?:(?:(?![\u115f\u1160\u3164\uffa0])\p{L}){2,}|xn--[a-z\d-]+)(?::\d{1,5})?(?:[/?#][^\s\p{Cc}"<>\\^`{|}]*)?$/iu;

export function isWebAddress(text: string): boolean {
  return webAddress.test(text);
}
