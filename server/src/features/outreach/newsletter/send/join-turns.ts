/** What several ask for in one turn of the loop is asked for at once. */
export function joinTurns<Input, Result>(
  run: (inputs: readonly Input[]) => Promise<Result>,
): (input: Input) => Promise<Result> {
  let waiting: { inputs: Input[]; answer: Promise<Result> } | undefined;
  return (input) => {
    if (!waiting) {
      const inputs: Input[] = [];
      const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = undefined;
        return run(inputs);
      });
      waiting = { inputs, answer };
    }
    waiting.inputs.push(input);
    return waiting.answer;
  };
}
