/**
 * What a project may link to: a page on the web, of a host with a name. Nobody's password can be in it, nothing that
 * a browser would run, and nothing that could leave the attribute it is printed into.
 */
export const webAddress =
  /^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#][^\s\p{Cc}"<>\\^`{|}]*)?$/iu;

export function isWebAddress(text: string): boolean {
  return webAddress.test(text);
}
