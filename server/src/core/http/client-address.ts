import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Handshake = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/**
 * Whose allowance a request uses. One household or server owns a whole IPv6 /64, so that is what counts. What a proxy
 * hands on that is no address at all shares one allowance: otherwise any text would be worth a new one.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (isIPv4(ip)) return ip;
  if (isIP(ip) === 0) return 'unknown';
  return mappedAddress(ip) ?? networkOf(ip);
}

/**
 * Returns the address of a request that reaches us without Fastify, such as a handshake: the first from the right that
 * is not one of our own proxies, as Fastify reads it.
 */
export function handshakeAddress(
  { socket, headers }: Handshake,
  isProxy: (address: string) => boolean,
): string {
  if (!isProxy(socket.remoteAddress ?? '')) return clientAddress({ ip: socket.remoteAddress ?? '' });
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [
    socket.remoteAddress ?? '',
    ...said
      .map((ip) => ip.trim())
      .filter(Boolean)
      .toReversed(),
  ];
  return clientAddress({ ip: chain.find((ip) => !isProxy(ip)) ?? chain.at(-1) ?? '' });
}

/** IPv4 as an IPv6 socket shows it. */
function mappedAddress(ip: string): string | undefined {
  const [, address = ''] = /^::ffff:(.+)$/i.exec(ip) ?? [];
  return isIPv4(address) ? address : undefined;
}

function networkOf(ip: string): string {
  const [head = '', tail = ''] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}

/** The /56 and the /48 around an address that counts as a /64: what one customer, and one site, is commonly given. */
export function widerNetworks(address: string): { network: string; site: string } | undefined {
  const [, head, group = ''] = /^((?:[\da-f]+:){3})([\da-f]+)::\/64$/.exec(address) ?? [];
  if (head === undefined) return undefined;
  const upper = (Number.parseInt(group, 16) & 0xff00).toString(16);
  return { network: `${head}${upper}::/56`, site: `${head}:/48` };
}
