/** What a client may send over a live connection that nobody expects. None of these need end the connection. */
const odd = [
  ...[
    '42["nobody.listens",1]',
    '42["__proto__",{"x":1}]',
    '42["constructor"]',
    '42["toString",[]]',
    '42[""]',
  ],
  ...['42[1,2,3]', '42[9007199254740993]', '42["\\u0000"]', '42["\\ud800"]', '42["a",{"__proto__":{"b":1}}]'],
  ...['421["ack.me"]', '42999999999999999999["ack"]', '431[]', '43[1]', '4312345["never asked"]', '6', '3'],
  `42["deep",${'['.repeat(2_000)}${']'.repeat(2_000)}]`,
  `42["${'x'.repeat(20_000)}"]`,
  `42["many"${',1'.repeat(5_000)}]`,
];

/** These break the protocol; the server may hang up, and must do nothing else. */
const broken = [
  ...[
    '',
    '4',
    '42',
    '42{',
    '42{}',
    '42[]',
    '42null',
    '42[null]',
    '42[["event","is","array"]]',
    '42[{"a":1}]',
  ],
  ...[
    '42["connect"]',
    '42["disconnect"]',
    '42["error"]',
    '42["newListener"]',
    '40{"a":',
    '40[]',
    '40/admin,',
    '41',
  ],
  ...[
    '44"x"',
    '45-["no number"]',
    '451-["one",{"_placeholder":true,"num":5}]',
    '4511-[]',
    '459999999999-["x"]',
  ],
  ...[
    '451-["x",{"_placeholder":true,"num":-1}]',
    '461-[]',
    '49',
    '4\u0000',
    '47[]',
    '2',
    '2probe',
    '5',
    '0{}',
    '1',
  ],
  ...[
    '9',
    'x',
    '\u0000',
    '\ud800',
    '[]',
    '{}',
    'b4AAAA',
    '42["a"]42["b"]',
    '42/other,["x"]',
    '4'.repeat(1_000),
  ],
];

export type Frame = string | Uint8Array<ArrayBuffer>;

export function oddFrame(random: () => number): Frame {
  return pick(odd, random);
}

export function brokenFrame(random: () => number): Frame {
  if (random() < 0.1) return Uint8Array.from({ length: 64 }, () => random() * 256);
  if (random() < 0.05) return `42["${'x'.repeat(70_000)}"]`;
  return pick(broken, random);
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
