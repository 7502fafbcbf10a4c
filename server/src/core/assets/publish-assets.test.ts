import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testWorld, type World } from '../../testing/world.ts';
import { findOtherAsset } from './find-other-asset.ts';
import { assetDays, publishAssets, removeOldAssets } from './publish-assets.ts';

let world: World;
let root: string;
beforeAll(async () => {
  world = await testWorld();
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  build('first', {
    'shared1.js': 'shared',
    'old4567.js': 'old',
    'old4567.js.map': 'map',
    'old4567.js.br': 'br',
  });
  build('second', { 'shared1.js': 'shared', 'new4567.js': 'new', 'letters.woff2': 'font' });
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await world.close();
});

function build(release: string, files: Record<string, string>): void {
  mkdirSync(join(root, release, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(root, release, 'assets', name), content);
}

const publish = (release: string) => {
  const { db, now } = world.ctx;
  return publishAssets({ db, now, files: world.engines.files }, join(root, release));
};
const find = async (name: string) => {
  const file = await findOtherAsset(world.engines.files, name);
  return file && `${file.contentType} ${await text(file.body)}`;
};
const laterByDays = (days: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + days * 86_400_000);
};
const remove = () => removeOldAssets({ ...world.ctx, files: world.engines.files });

describe('after a release was followed by another', () => {
  beforeEach(async () => {
    await publish('first');
    await publish('second');
  });

  it('every process finds the files of both, and nothing else of the builds', async () => {
    expect(await find('old4567.js')).toBe('text/javascript; charset=utf-8 old');
    expect(await find('new4567.js')).toBe('text/javascript; charset=utf-8 new');
    expect(await find('letters.woff2')).toBe('font/woff2 font');
    for (const name of ['old4567.js.map', 'old4567.js.br', '../exports/a.js', 'never12.js', ''])
      expect(await find(name)).toBeUndefined();
  });

  it('publishing it again adds nothing', async () => {
    expect(await publish('second')).toEqual({ added: 0, superseded: 0 });
  });

  it('what the newest release lacks goes after its days, and what it has stays', async () => {
    laterByDays(assetDays - 1);
    await remove();
    expect(await find('old4567.js')).toContain('old');
    laterByDays(2);
    await remove();
    expect(await find('old4567.js')).toBeUndefined();
    expect(await find('shared1.js')).toContain('shared');
    expect(await find('new4567.js')).toContain('new');
  });

  it('going back to the earlier release brings its files back', async () => {
    await publish('first');
    laterByDays(assetDays + 1);
    await remove();
    expect(await find('old4567.js')).toContain('old');
    expect(await find('new4567.js')).toBeUndefined();
  });
});
