import { expect, test } from 'vitest';
import { nextChannel } from './next-channel.ts';

const channels = ['general', 'launches', 'pricing', 'off-topic'].map((name, place) => ({
  id: `${place}`,
  name,
  unread: null,
  hasNews: name === 'off-topic',
  slowSeconds: 0 as const,
  mentions: 0,
  notify: 'mentions' as const,
}));

test('Alt and an arrow go to the neighbouring channel, and round the ends of the list', () => {
  expect(nextChannel(channels, '1', 1, false)?.name).toBe('pricing');
  expect(nextChannel(channels, '1', -1, false)?.name).toBe('general');
  expect(nextChannel(channels, '3', 1, false)?.name).toBe('general');
  expect(nextChannel(channels, '0', -1, false)?.name).toBe('off-topic');
});

test('with Shift they pass over channels where nothing is new', () => {
  expect(nextChannel(channels, '0', 1, true)?.name).toBe('off-topic');
  expect(nextChannel(channels, '3', 1, true)).toBeUndefined();
});

test('in a group with one channel there is no other to go to', () => {
  expect(nextChannel(channels.slice(0, 1), '0', 1, false)).toBeUndefined();
});
