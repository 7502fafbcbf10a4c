import { describe, expect, it } from 'vitest';
import { isInNetworks } from '../../platform/networks.ts';
import { clientAddress, handshakeAddress, widerNetworks } from './client-address.ts';

const addressOf = (ip: string) => clientAddress({ ip });

describe('the address that counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
  ])('of %s is %s itself', (ip, counted) => {
    expect(addressOf(ip)).toBe(counted);
  });

  it.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2::',
    '2001:DB8:1:2::1',
    '2001:0db8:0001:0002:0000:0000:0000:0001',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:db8:1:2:3::9',
    '2001:db8:1:2::198.51.100.1',
    '2001:db8:1:2::1%eth0',
  ])('of %s is its whole /64, however it is spelt', (ip) => {
    expect(addressOf(ip)).toBe('2001:db8:1:2::/64');
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (ip, counted) => {
    expect(addressOf(ip)).toBe(counted);
  });

  it.each([
    '',
    'a',
    'b',
    '203.0.113.7:51234',
    '[2001:db8::1]:443',
    '::ffff:a.b',
    '203.0.113.07',
    'x'.repeat(9_000),
  ])('of %j, which is none, is the same for all such', (ip) => {
    expect(addressOf(ip)).toBe('unknown');
  });

  it('differs between neighbouring networks', () => {
    expect(addressOf('2001:db8:1:2::1')).not.toBe(addressOf('2001:db8:1:3::1'));
  });
});

describe('the address of a handshake', () => {
  const addressOfHandshake = (forwarded: string | undefined, proxies: string) =>
    handshakeAddress(
      {
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: '10.0.0.1' },
      },
      isInNetworks(proxies.split(' ').filter(Boolean)),
    );

  it.each([
    [undefined, '', '10.0.0.1'],
    ['203.0.113.7', '', '10.0.0.1'],
    ['203.0.113.7', '192.0.2.1', '10.0.0.1'],
    ['203.0.113.7', '10.0.0.1', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '10.0.0.1', '203.0.113.7'],
    ['198.51.100.1,203.0.113.7,10.0.0.9', '10.0.0.0/24', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 192.0.2.1', '10.0.0.1 192.0.2.0/24', '203.0.113.7'],
    ['10.0.0.7', '10.0.0.0/24', '10.0.0.7'],
    [undefined, '10.0.0.1', '10.0.0.1'],
    [', ,', '10.0.0.1', '10.0.0.1'],
    ['nonsense', '10.0.0.1', 'unknown'],
    ['2001:db8:1:2::9', '10.0.0.1', '2001:db8:1:2::/64'],
  ])('returns from %j through the proxies %j: %s', (forwarded, proxies, counted) => {
    expect(addressOfHandshake(forwarded, proxies)).toBe(counted);
  });
});

describe('the networks around an address', () => {
  it.each([
    ['2001:db8:1:2ff::9', '2001:db8:1:200::/56', '2001:db8:1::/48'],
    ['2001:db8:1:200::1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
    ['2001:db8:1:300::1', '2001:db8:1:300::/56', '2001:db8:1::/48'],
    ['2001:db8:2:9::1', '2001:db8:2:0::/56', '2001:db8:2::/48'],
  ])('of %s are %s and %s', (ip, network, site) => {
    expect(widerNetworks(addressOf(ip))).toEqual({ network, site });
  });

  it.each(['203.0.113.7', 'nonsense'])('of %s are none', (ip) => {
    expect(widerNetworks(addressOf(ip))).toBeUndefined();
  });
});
