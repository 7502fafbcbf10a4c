type Parts = Record<string, unknown>;

let parts: Parts | undefined;

/**
 * What the server already put into the page, so that its first screen need not ask. Each part is handed out once: whoever
 * comes back to the page later asks anew.
 */
export function readEmbedded<Part>(name: string): Part | undefined {
  parts ??= readParts();
  const part = parts[name] as Part | undefined;
  delete parts[name];
  return part;
}

/** Without a browser there is no page to read it from: whoever draws one brings it along. */
export function embedWhile<Drawn>(embedded: Parts, draw: () => Drawn): Drawn {
  parts = { ...embedded };
  try {
    return draw();
  } finally {
    parts = undefined;
  }
}

/** Whether a page is being drawn with its data, without a browser. */
export const isEmbedding = (): boolean => typeof document === 'undefined' && parts !== undefined;

function readParts(): Parts {
  const text = typeof document === 'undefined' ? '' : document.getElementById('first-data')?.textContent;
  return text ? (JSON.parse(text) as Parts) : {};
}
