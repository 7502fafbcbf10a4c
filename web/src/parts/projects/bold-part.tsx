/** Shows a text with the part between b tags in bold. */
export function BoldPart({ text }: { text: string }) {
  const [before, strong, after] = text.split(/<\/?b>/);
  return (
    <>
      {before}
      {strong && <strong className="font-semibold">{strong}</strong>}
      {after}
    </>
  );
}

/** Returns a text without its b tags. */
export function withoutBold(text: string): string {
  return text.replaceAll(/<\/?b>/g, '');
}
