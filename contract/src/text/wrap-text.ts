/** Breaks a text between words into at most so many lines; what does not fit ends in an ellipsis. */
export function wrapText(text: string, { perLine, lines }: { perLine: number; lines: number }): string[] {
  const wrapped: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if ([...longer].length <= perLine) {
      line = longer;
      continue;
    }
    if (line !== '') wrapped.push(line);
    line = word;
  }
  if (line !== '') wrapped.push(line);
  const kept = wrapped.slice(0, lines).map((one) => cut(one, perLine));
  const last = kept.at(-1);
  if (last !== undefined && wrapped.length > lines && !last.endsWith('…')) {
    kept[kept.length - 1] = `${cut(last, perLine - 1).replace(/…$/, '')}…`;
  }
  return kept;
}

function cut(line: string, longest: number): string {
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}
