import { expect, it } from 'vitest';
import { findDomains } from './find-domains.policy.ts';

it.each([
  ['see https://shop.fast-cash.example/offer?n=1.', ['fast-cash.example']],
  ['visit best-deal.com today', ['best-deal.com']],
  ['https://WWW.Best-Deal.com and best-deal.com/x', ['best-deal.com']],
  ['https://a.b.shop.co.uk/x', ['shop.co.uk']],
  ['https://mine.github.io and https://yours.github.io', ['mine.github.io', 'yours.github.io']],
  ['https://one.example, https://two.example', ['one.example', 'two.example']],
])('finds the registered names in “%s”', (text, domains) => {
  expect(findDomains(text)).toEqual(domains);
});

it.each([
  'https://github.com/someone/till',
  'https://docs.google.com/document/d/1',
  'https://www.youtube.com/watch?v=abc',
  'write to dana@studio.example',
  'join t.me/group or https://wa.me/336',
  'version 1.2.3, e.g. node.js and index.ts',
  'https://localhost/x',
])('finds no address of somebody’s own in “%s”', (text) => {
  expect(findDomains(text)).toEqual([]);
});
