import { expect, it } from 'vitest';
import { playerHosts, playerOf } from './video-players.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  [
    'https://www.youtube.com/watch?t=4&v=dQw4w9WgXcQ&list=x',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
    'https://www.loom.com/embed/0123456789abcdef0123456789abcdef?autoplay=1',
  ],
])('plays %s within a page', (address, source) => {
  const player = playerOf(address);
  expect(player?.source).toBe(source);
  expect(playerHosts).toContain(player?.host);
});

it.each([
  'https://tidepool.example/film',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://vimeo.com/channels/staffpicks',
])('leaves %s to its own address', (address) => {
  expect(playerOf(address)).toBeUndefined();
});
