let parts: Record<string, unknown> | undefined;

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

function readParts(): Record<string, unknown> {
  const text = document.getElementById('first-data')?.textContent;
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
