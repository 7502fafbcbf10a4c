/** The first cookie of that name. Browsers send exact paths first, and ours all live at the root. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key = '', value = ''] = part.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return undefined;
}

export interface CookieOptions {
  value: string;
  seconds: number;
  /** The product's own origin: without HTTPS a browser would refuse the strict form. */
  origin: string;
}

/**
 * `__Host-` binds a cookie to exactly this host over HTTPS: no subdomain and no plain connection can set or shadow it.
 * In development the port is part of the name: browsers give a cookie to every port of a host, and one checkout would
 * sign the other one out.
 */
export function hostCookieName(name: string, origin: string): string {
  if (origin.startsWith('https:')) return `__Host-${name}`;
  const [, port] = /:(\d+)$/.exec(origin) ?? [];
  return port ? `${name}-${port}` : name;
}

export function hostCookie(name: string, { value, seconds, origin }: CookieOptions): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${hostCookieName(name, origin)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
