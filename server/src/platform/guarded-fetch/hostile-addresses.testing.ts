import type { FetchRefusal } from './guarded-fetch.ts';
import { badAnswers } from './hostile-answers.testing.ts';
import { type Answer, type HostileWorld, type Name, outside4, outside6 } from './hostile-world.testing.ts';

export interface HostileAddress {
  name: string;
  address: string;
  types: readonly string[];
  expected: FetchRefusal;
}

/** More than 300 addresses that nobody may make us fetch. Names and answers are put into the world they are tried in. */
export function hostileAddresses(world: HostileWorld): HostileAddress[] {
  let count = 0;
  const page = (name: string, address: string, expected: FetchRefusal): HostileAddress => ({
    name,
    address,
    types: ['text/html'],
    expected,
  });
  /** A host of its own, so that none disturbs another. */
  const host = (leadsTo: Name, answer?: Answer) => {
    count += 1;
    const name = `host-${count}.hostile.example`;
    world.names.set(name, leadsTo);
    if (answer) world.answers.set(name, answer);
    return name;
  };
  const sound: Answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Inside</title>');
  return [
    ...spellings.map((address) => page(`spelled ${address}`, address, 'inside')),
    ...insideAddresses.flatMap((address) => [
      page(`a name that leads to ${address}`, `https://${host(() => [address], sound)}/`, 'inside'),
      page(
        `a name that leads outside and to ${address}`,
        `https://${host(() => [outside4, address], sound)}/`,
        'inside',
      ),
    ]),
    ...insideAddresses.slice(0, 20).map((address) => {
      const name = host((time) => (time === 1 ? [outside6] : [address]), redirect('/again'));
      return page(`a name that leads to ${address} the second time`, `https://${name}/`, 'inside');
    }),
    ...redirections.map((location) =>
      page(`sent on to ${location}`, `https://${host(() => [outside4], redirect(location))}/`, 'elsewhere'),
    ),
    page('a name that nobody finds', `https://${host(() => 'never')}/`, 'late'),
    page('a name that leads nowhere', `https://${host(() => [])}/`, 'failed'),
    ...badAnswers.map(({ name, answer, expected, types = ['text/html'] }) => ({
      name,
      address: `https://${host(() => [outside4], answer)}/`,
      types,
      expected,
    })),
  ];
}

const redirect =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

/** Not by HTTPS, not at the usual port, with a password, or not a name of the open internet, however it is written. */
const spellings = [
  'http://open.example/',
  'HTTP://open.example/',
  'ftp://open.example/',
  'file:///etc/passwd',
  'gopher://open.example/',
  'data:text/html,<title>x</title>',
  'javascript:alert(1)',
  'ws://open.example/',
  'blob:https://open.example/1',
  '//open.example/',
  'open.example',
  '',
  'https://',
  'https:///etc/passwd',
  ...[1, 22, 25, 80, 5432, 6379, 8080, 8443, 9200].map((port) => `https://open.example:${port}/`),
  'https://me:secret@open.example/',
  'https://open.example@127.0.0.1/',
  'https://open.example%2f@127.0.0.1/',
  'https://127.0.0.1\\@open.example:444/',
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'db',
    'redis',
    'metadata',
    'x.localhost',
    'x.local',
    'x.internal',
  ],
  ...[
    'metadata.google.internal',
    'x.lan',
    'x.home',
    'x.corp',
    'x.test',
    'x.invalid',
    'x.localdomain',
    'x.intranet',
  ],
  ...['x.private', 'x.onion', '1.0.0.127.in-addr.arpa', 'open.example.', 'open..example..'],
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '0177.1',
    '017700000001',
  ],
  ...[
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '10.1',
    '0x0a000001',
    '169.254.169.254',
    '0xa9fea9fe',
    '2852039166',
    '0251.0376.0251.0376',
  ],
  ...[
    '192.168.0.1',
    '172.16.0.1',
    '100.64.0.1',
    '255.255.255.255',
    '93.184.215.14',
    '１２７.０.０.１',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
  ],
  ...[
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
  ],
  ...[
    '[64:ff9b:1::a00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[ff02::1]',
  ],
  ...[
    '[fec0::1]',
    '[::ffff:0:127.0.0.1]',
    '[2001:db8::1]',
    '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]',
    '[fe80::1%25eth0]',
  ],
].map((text) => (/^(?:$|\/\/|open\.example$|[a-z]+:)/i.test(text) ? text : `https://${text}/`));

const insideAddresses = [
  ...[
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
  ],
  ...[
    '169.254.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
  ],
  ...[
    '192.168.0.1',
    '192.168.255.255',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '239.255.255.250',
  ],
  ...[
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
  ],
  ...[
    '::ffff:169.254.169.254',
    '::ffff:0:127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::10.0.0.1',
    '100::1',
  ],
  ...[
    '2001::1',
    '2001:0:4136:e378::',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a00:1::1',
  ],
  ...[
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'ff0e::1',
  ],
];

const redirections = [
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/',
  'https://www.hostile.example/',
  'https://open.example/',
  '//127.0.0.1/',
  '//open.example/',
  '\\\\127.0.0.1\\',
  '/\\127.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://open.example/',
  'https://:443/',
  'http:',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:127.0.0.1]/',
  '/round-and-round',
  '?round=and-round',
  '.',
];
