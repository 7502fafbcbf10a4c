import { describe, expect, it } from 'vitest';
import { isInNetworks, isNetwork } from './networks.ts';

describe('a list of networks', () => {
  const isProxy = isInNetworks(['127.0.0.1', '172.30.77.0/24', 'fd00::/8']);

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '172.30.77.9', 'fd12::7'])('contains %s', (address) => {
    expect(isProxy(address)).toBe(true);
  });

  it.each(['127.0.0.2', '172.30.78.1', '::1', '', 'unknown', '127.0.0.1:80', '::ffff:7f00:2'])(
    'does not contain %j',
    (address) => expect(isProxy(address)).toBe(false),
  );

  it('contains nothing when it is empty', () => {
    expect(isInNetworks([])('127.0.0.1')).toBe(false);
  });
});

it.each([
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['192.0.2.1', true],
  ['10.0.0.0/33', false],
  ['1', false],
  ['proxy.example', false],
  ['10.0.0.0/8/8', false],
])('isNetwork of %s is %s', (text, isOne) => expect(isNetwork(text)).toBe(isOne));
