/**
 * Whether we may go there at all. Anybody may send us an address, and we will ask or write to it: so only by HTTPS, at
 * the usual port, to a host with a name of the open internet.
 */
export function isOpenAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  const isBare = port === '' && username === '' && password === '';
  return protocol === 'https:' && isBare && isOpenName(hostname);
}

/** At least two parts, the last of them letters: neither a number nor a name of our own network. */
function isOpenName(hostname: string): boolean {
  const parts = hostname.split('.');
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && /^[a-z][a-z0-9-]+$/.test(last) && !closedNames.has(last);
}

const closedNames = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'lan',
  'home',
  'corp',
  'arpa',
  'test',
  'invalid',
  'onion',
]);
