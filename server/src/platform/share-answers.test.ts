import { describe, expect, it } from 'vitest';
import { shareAnswers } from './share-answers.ts';

function answering() {
  const begun: ((answer: string) => void)[] = [];
  const ask = () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    begun.push(resolve);
    return promise;
  };
  return { begun, ask };
}

describe('answers', () => {
  it('are shared by those who waited for the same one, and never by whoever asked after it was begun', async () => {
    const share = shareAnswers<string>();
    const { begun, ask } = answering();
    const [first, second, third] = [share('a', ask), share('a', ask), share('a', ask)];
    expect(begun).toHaveLength(1);
    begun[0]?.('old');
    expect(await first).toBe('old');
    await Promise.resolve();
    expect(begun).toHaveLength(2);
    const fourth = share('a', ask);
    begun[1]?.('new');
    expect(await Promise.all([second, third])).toEqual(['new', 'new']);
    await Promise.resolve();
    begun[2]?.('newer');
    expect(await fourth).toBe('newer');
    expect(begun).toHaveLength(3);
  });

  it('of other things are not waited for', () => {
    const share = shareAnswers<string>();
    const { begun, ask } = answering();
    void share('a', ask);
    void share('b', ask);
    expect(begun).toHaveLength(2);
  });

  it('that fail keep nobody from the next one', async () => {
    const share = shareAnswers<string>();
    const failing = share('a', () => Promise.reject(new Error('away')));
    const next = share('a', async () => 'there');
    await expect(failing).rejects.toThrow('away');
    expect(await next).toBe('there');
  });
});
