interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Two, so that one answer that is long in coming does not keep everybody. */
const askedBeside = 2;

/**
 * What is asked while an answer is under way waits, and is then asked all at once. Alone nobody waits; in a crowd one question serves hundreds. Nothing is
 * remembered: whoever asks is asked about after they came. `ask` answers in the order of what it is asked.
 */
export function gatherQuestions<Asked, Answer>(
  ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  mostAtOnce = 500,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let running = 0;

  async function askOn(): Promise<void> {
    running += 1;
    while (waiting.length > 0) await askAll(waiting.splice(0, mostAtOnce));
    running -= 1;
  }

  async function askAll(turn: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await ask(turn.map(({ asked }) => asked));
      for (const [place, { resolve }] of turn.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      for (const { reject } of turn) reject(error);
    }
  }

  return (asked) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.push({ asked, resolve, reject });
    if (running < askedBeside) void askOn();
    return promise;
  };
}

/** The same for each pool of connections by itself. A transaction is one of its own: what it asks is asked there, in its own snapshot. */
export function gatherByPool<Pool extends object, Asked, Answer>(
  ask: (pool: Pool, asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (pool: Pool, asked: Asked) => Promise<Answer> {
  const gathered = new WeakMap<Pool, (asked: Asked) => Promise<Answer>>();
  return (pool, asked) => {
    const known = gathered.get(pool) ?? gatherQuestions<Asked, Answer>((all) => ask(pool, all));
    gathered.set(pool, known);
    return known(asked);
  };
}
