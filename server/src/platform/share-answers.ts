/**
 * Whoever asks for the same while it is being answered waits for the next answer, all of them for one: never for one that was begun before they asked, as that
 * may be older than what they know of.
 */
export function shareAnswers<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  const next = new Map<string, Promise<Answer>>();

  async function begin(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    next.delete(key);
    const answer = ask();
    running.set(key, answer);
    try {
      return await answer;
    } finally {
      if (running.get(key) === answer) running.delete(key);
    }
  }

  return (key, ask) => {
    const before = running.get(key);
    if (!before) return begin(key, ask);
    const waiting = next.get(key) ?? before.then(noMatter, noMatter).then(() => begin(key, ask));
    next.set(key, waiting);
    return waiting;
  };
}

const noMatter = () => undefined;
