import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installedPackages } from './installed-packages.ts';
import { splitText } from './licence-text.ts';
import { printNotices } from './print-notices.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlight-notices-'));
afterAll(() => rmSync(folder, { recursive: true }));

const words = 'Permission is granted.\n\nThe above copyright notice stays.';

function install(name: string, more: object = {}, licence?: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...more }),
  );
  if (licence) writeFileSync(join(place, 'LICENSE'), licence);
}

install('first', { dependencies: { second: '1', elsewhere: '1' } }, `Copyright (c) Ada\r\n\r\n${words}\n`);
install('second', { dependencies: { first: '1' } }, `Copyright 2020 Grace\n\n\n${words}`);
install('drawing-linux-x64', { os: ['linux'], license: { type: 'MPL-2.0' } });
install('unasked');

const found = installedPackages([{ folder, names: ['first', 'drawing-linux-x64'] }]);

it('the notices name what is asked for and what it brings, once each, and nothing that is not installed', () => {
  expect(found.map(({ name, license }) => `${name} ${license}`)).toEqual([
    'drawing-* MPL-2.0',
    'first MIT',
    'second MIT',
  ]);
});

it('a package that is asked for alone brings nothing', () => {
  const alone = installedPackages([{ folder, names: ['first'] }], ['first']);
  expect(alone.map(({ name }) => name)).toEqual(['first']);
});

it('a licence that several packages share is printed once, with everybody whom they name', () => {
  const text = printNotices(found);
  expect(text.split('Permission is granted.')).toHaveLength(2);
  expect(text).toContain(
    'first 1.0.0 (MIT)\n    Copyright (c) Ada\nsecond 1.0.0 (MIT)\n    Copyright 2020 Grace',
  );
  expect(text).toContain('drawing-* 1.0.0 (MPL-2.0)\n\nThese packages bring no text');
});

it('a sentence about copyright is a part of the licence, not somebody to be named', () => {
  expect(splitText(words)).toEqual({ copyrights: [], body: words });
});
