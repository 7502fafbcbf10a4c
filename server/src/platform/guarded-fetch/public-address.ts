import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Everything that is not the open internet: ourselves, our neighbours, documentation, many at once. */
const inside4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);
/** The one part of IPv6 that is given out, and what in it leads elsewhere: to IPv4, into tunnels, into books. */
const given6 = blockList('ipv6', [['2000::', 3]]);
const inside6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside4.check(address);
  return family === 6 && given6.check(address, 'ipv6') && !inside6.check(address, 'ipv6');
}

/** Who knows where names lead: the system, as a rule. */
export type FindAddresses = (
  host: string,
  options: LookupAllOptions,
  answer: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Finds a host as usual, and refuses one that leads inside. It is asked by the connection itself, which goes to the
 * answer and nowhere else: a name that was checked before could lead elsewhere by the time it is used.
 */
export function createPublicLookup(find: FindAddresses = lookup): LookupFunction {
  return (host, options, answer) => {
    find(host, { ...options, all: true }, (error, found) => {
      const refused = error ?? refusal(host, found);
      const [first] = found ?? [];
      if (refused || !first) answer(refused ?? notPublic(host), '');
      else if (options.all) answer(null, found);
      else answer(null, first.address, first.family);
    });
  };
}

/** One address inside among several outside is enough: the connection might take that one. */
function refusal(host: string, found: readonly LookupAddress[]): NodeJS.ErrnoException | null {
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address)) ? null : notPublic(host);
}

export function notPublic(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} does not lead to the open internet`), { code: 'ENOTPUBLIC' });
}

function blockList(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family);
  return list;
}
