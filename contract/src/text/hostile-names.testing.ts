/** Names that nobody may bear, by what is wrong with them. */

const codes = (...ranges: [number, number?][]): string[] =>
  ranges.flatMap(([first, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
  );
const within = (characters: readonly string[]) => characters.map((one) => `Maya${one}Roux`);

const controls = codes([0x00, 0x1f], [0x7f, 0x9f]);
const lineBreaks = ['\n', '\r', '\r\n', '\v', '\f', '\x85', '\u2028', '\u2029'];
const turning = codes([0x061c], [0x200e, 0x200f], [0x202a, 0x202e], [0x2066, 0x2069]);
const invisible = codes(
  [0x00ad],
  [0x034f],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200d],
  [0x2060, 0x2065],
  [0x206a, 0x206f],
  [0x2800],
  [0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff],
  [0xffa0],
  [0xfff0, 0xfffb],
  [0x13441, 0x13442],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0001],
  [0xe0020, 0xe007f],
  [0xe0100, 0xe011f],
);
const spaces = codes([0x20], [0xa0], [0x1680], [0x2000, 0x200a], [0x202f], [0x205f], [0x3000]);
const meaningless = [
  ...codes([0xd800], [0xdbff], [0xdc00], [0xdfff], [0xe000], [0xf8ff], [0xf0000], [0x10fffd]),
  ...codes([0xfdd0, 0xfdef], [0xfffe, 0xffff], [0x1ffff], [0x10ffff], [0x0378], [0x0380]),
];
const signs = ['.', '…', '---', '!?', '👍', '👩\u200d💻', '❤\ufe0f', '°', '$$$', '()', '“”', '\u0301', '_'];

const shown = {
  'a control character': within(controls),
  'a line break': lineBreaks.flatMap((one) => [`Maya Roux${one}Admin`, `a${one}${one}b`]),
  'a turn of direction': turning.flatMap((one) => [`Maya${one}xuoR`, `a${one}`, `ש${one}a`]),
  'something invisible': within(invisible),
  'nothing but what is invisible': invisible.map((one) => one.repeat(3)),
  'nothing but spaces': spaces.map((one) => one.repeat(4)),
  'no character at all': within(meaningless),
  'nothing to read': signs.map((one) => one.repeat(3)),
  'marks without an end': ['\u0301Maya', `a${'\u0301'.repeat(6)}`, `Ma${'\u0336\u0489'.repeat(20)}ya`],
};

const site = [
  ...[
    'Firstlight',
    'FIRSTLIGHT',
    'First Light',
    'F i r s t l i g h t',
    'Firstlight.',
    '~Firstlight~',
    'F1rstlight',
  ],
  ...[
    'Firstl1ght',
    'F|rstl|ght',
    'Fir5tlight',
    'Firstlıght',
    'Fïrstlíght',
    'Ｆｉｒｓｔｌｉｇｈｔ',
    '𝐅𝐢𝐫𝐬𝐭𝐥𝐢𝐠𝐡𝐭',
    '𝓕𝓲𝓻𝓼𝓽𝓵𝓲𝓰𝓱𝓽',
  ],
  ...[
    '𝔽𝕚𝕣𝕤𝕥𝕝𝕚𝕘𝕙𝕥',
    '𝙵𝚒𝚛𝚜𝚝𝚕𝚒𝚐𝚑𝚝',
    'Ⓕⓘⓡⓢⓣⓛⓘⓖⓗⓣ',
    '🅕🅘🅡🅢🅣🅛🅘🅖🅗🅣',
    '🄵🄸🅁🅂🅃🄻🄸🄶🄷🅃',
    'ꜰɪʀꜱᴛʟɪɢʜᴛ',
    'Fіrstlіght',
    'Firѕtlight',
  ],
  ...[
    'Firsтlighт',
    'Fігѕтӏіɡһт',
    'Firsτlighτ',
    'Fιrstlιght',
    'Firstliցht',
    'ꓝꓲꓣꓢꓔꓡꓲꓖꓧꓔ',
    'FIRSTᏞIGHT',
    'Fırstlıght',
  ],
  ...['ᖴiᖇstlight', 'Fir𐑈tlight', 'Firstᒪight'],
  ...['F̶i̶r̶s̶t̶l̶i̶g̶h̶t̶', 'First-Light', 'First_Light', 'first·light', 'Fírst Lìght'],
];
const teams = [
  ...['Team', 'Support', 'Official', 'Admin', 'Staff', 'Moderation', 'Équipe', 'Security'].flatMap((word) => [
    `Firstlight ${word}`,
    `${word} Firstlight`,
    `F1rstl1ght ${word}`,
  ]),
  ...['Firstlight Tеаm', 'Firstlight Tearn', 'Firstlight Team ✓', 'Firstlight · Team', 'Fіrstlight Teаm'],
];
const offices = [
  ...[
    'Admin',
    'ADMIN',
    'Adm1n',
    'Аdmin',
    'Αdmin',
    'A d m i n',
    'Ádmin',
    'admin.',
    '@dmin',
    '⍺dmin',
    'Aᗞmin',
    'Administrator',
    'Administrateur',
  ],
  ...[
    'Moderator',
    'Modérateur',
    'M0derator',
    'Mоderator',
    'Rnoderator',
    'Support',
    'Supp0rt',
    'Suppоrt',
    '$upport',
    'Suᑭᑭort',
    'Support Team',
  ],
  ...[
    'Staff',
    'Team',
    'The Team',
    'Équipe',
    'L’équipe',
    'Official',
    'System',
    'Ѕystem',
    'Security',
    'Deleted account',
  ],
  ...['Deleted Αccount', 'DeIeted account', 'Compte supprimé', 'Compte supprime', 'Ｃｏｍｐｔｅ supprimé'],
];
const testers = [
  ...[
    'Tester 4',
    'tester 4',
    'TESTER 12',
    'Tester4',
    'Tester  4',
    'Tester #4',
    'Tester-4',
    'Tester_4',
    'Tester no. 4',
    'Tester n° 4',
  ],
  ...[
    'Tester №4',
    'Tester',
    'Testers',
    'The Tester',
    'Testeur 4',
    'Testeur',
    'Testeuse 9',
    'Le Testeur 3',
    'Tester 1234567',
    'T3ster 4',
  ],
  ...[
    'Теster 4',
    'Tеster 4',
    'Teѕter 4',
    'Tester ４',
    'Tester ④',
    'Tester ٤',
    'Tester ४',
    'Tester IV',
    'Tester Ⅳ',
    'Tester vi',
    'Tester (4)',
  ],
  ...[
    'Tėster 4',
    '𝐓𝐞𝐬𝐭𝐞𝐫 𝟒',
    'Ｔｅｓｔｅｒ ４',
    'ᴛᴇꜱᴛᴇʀ 4',
    'Τester 4',
    'Testеuг 2',
    'Tester number 4',
    'Testeur numéro 4',
    'Te5ter 4',
  ],
];
const addresses = [
  ...[
    'https://evil.example',
    'http://evil.example/a',
    'HTTPS://EVIL.EXAMPLE',
    'evil.example',
    'evil.com',
    'EVIL.COM',
    'www.evil',
    'www evil com',
  ],
  ...[
    'see evil.com now',
    'Maya evil.io',
    'maya@evil.com',
    't.me/maya',
    'x.com',
    'bit.ly/abc',
    'evil.co.uk',
    'ftp://evil',
    'javascript://x',
    'évil.fr',
  ],
  ...[
    'evil。com',
    'evil．com',
    'evil｡com',
    'ｅｖｉｌ．ｃｏｍ',
    'пример.рф',
    '例え.テスト',
    'xn--e1a.xn--p1ai',
    '127.0.0.1.nip.io',
    'evil.com:8080',
    'Win at evil.shop!',
  ],
];

export const hostileNames: Record<string, string[]> = {
  ...shown,
  'the name of the site': site,
  'the team of the site': teams,
  'an office': offices,
  'a hidden tester': testers,
  'a web address': addresses,
};

/** Projects may be called Support, and after their address; not as we are. */
export const hostileProjectNames: Record<string, string[]> = {
  ...shown,
  'the name of the site': site,
  'the team of the site': teams,
};
