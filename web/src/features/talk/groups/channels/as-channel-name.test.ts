import { expect, test } from 'vitest';
import { asChannelName } from './as-channel-name.ts';

test.each([
  ['Launches', 'launches'],
  ['Café & Bar', 'cafe-bar'],
  ['  off   topic', 'off-topic'],
  ['général 2', 'general-2'],
  // Whoever goes on typing needs the hyphen that they have just made.
  ['new ', 'new-'],
])('what is typed as “%s” becomes the channel name %s', (typed, name) => {
  expect(asChannelName(typed)).toBe(name);
});
