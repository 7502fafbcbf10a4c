import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createPublicLookup, isPublicAddress } from './public-address.ts';

it.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '2a00:1450:4007::200e'])(
  '%s is of the open internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'no address',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('never connects to a name that leads inside', async () => {
  let connections = 0;
  const server = createServer();
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const failure = await new Promise<NodeJS.ErrnoException>((resolve) => {
    request({ host: 'localhost', port, lookup: createPublicLookup() }).on('error', resolve).end();
  });
  expect(failure.code).toBe('ENOTPUBLIC');
  expect(connections).toBe(0);
  server.close();
});
