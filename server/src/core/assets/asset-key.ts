const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The type of a file of the web's build, by its name; undefined for what no page asks for. */
export function assetType(name: string): string | undefined {
  const [, ending = ''] = /^[A-Za-z0-9_-]{1,80}\.([a-z0-9]+)$/.exec(name) ?? [];
  return types[ending];
}

export const assetKey = (name: string): string => `assets/${name}`;
