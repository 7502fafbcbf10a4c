import { describe, expect, it } from 'vitest';
import { newsPath } from './news-path.ts';

describe('news', () => {
  it('lead to the project they are about, and to one’s own page where there is none', () => {
    expect(newsPath({ kind: 'comment', projectId: 'p1', readerName: 'tom' })).toBe('/project/p1');
    expect(newsPath({ kind: 'badge', projectId: null, readerName: 'tom' })).toBe('/profile/tom');
  });

  it('of what one was asked to look at lead to its card in the feed', () => {
    expect(newsPath({ kind: 'assignment', projectId: 'p1', readerName: 'tom' })).toBe('/feed?project=p1');
  });
});
