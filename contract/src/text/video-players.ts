/** Where a film may be played within a page, once somebody asks for it: the only strangers a page of ours may frame. */
const players = [
  {
    host: 'www.youtube-nocookie.com',
    film: /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]{0,200}&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/iu,
    path: (film: string) => `/embed/${film}?autoplay=1&rel=0`,
  },
  {
    host: 'player.vimeo.com',
    film: /^https?:\/\/(?:www\.)?vimeo\.com\/(\d{5,12})(?!\d)/iu,
    path: (film: string) => `/video/${film}?autoplay=1&dnt=1`,
  },
  {
    host: 'www.loom.com',
    film: /^https?:\/\/(?:www\.)?loom\.com\/share\/([\da-f]{32})(?![\da-f])/iu,
    path: (film: string) => `/embed/${film}?autoplay=1`,
  },
] as const;

export const playerHosts: readonly string[] = players.map(({ host }) => host);

/** Where a film plays within a page; undefined: only where its address leads. */
export function playerOf(address: string): { host: string; source: string } | undefined {
  for (const { host, film, path } of players) {
    const found = film.exec(address)?.[1];
    if (found) return { host, source: `https://${host}${path(found)}` };
  }
  return undefined;
}
