const narrow = '\u202f';
const wide = '\u00a0';

/** Writes the no-break spaces that French typography asks for around its punctuation; doing it twice changes nothing. */
export function frenchSpacing(text: string): string {
  const kept: string[] = [];
  const masked = text.replaceAll(untouchable, (piece) => {
    kept.push(piece);
    return `${maskStart}${kept.length - 1}${maskEnd}`;
  });
  return spaced(masked).replaceAll(mask, (_, index: string) => kept[Number(index)] ?? '');
}

const maskStart = '\ue000';
const maskEnd = '\ue001';
const mask = new RegExp(`${maskStart}(\\d+)${maskEnd}`, 'g');

/** Placeholders, web and mail addresses, times of day: their colons and question marks are not punctuation. */
const untouchable = /\{\{.*?\}\}|https?:\/\/[^\s»)]*[^\s»).,;!?]|\S+@\S+\.[a-z]+|\b\d{1,2}:\d{2}\b/g;

const gap = '[ \u00a0\u202f]*';
const value = `[\\d${maskEnd}]`;
const unit = '(?:min|h|s|ms|j|ko|Mo|Go|km|m|cm|kg|g|px)';
const endOfWord = '(?=[\\s»).,…]|$)';

function spaced(text: string): string {
  return text
    .replaceAll(new RegExp(`«${gap}`, 'g'), `«${narrow}`)
    .replaceAll(new RegExp(`${gap}»`, 'g'), `${narrow}»`)
    .replaceAll(new RegExp(`(?<=[^\\s;!?])${gap}([;!?]+)${endOfWord}`, 'g'), `${narrow}$1`)
    .replaceAll(new RegExp(`(?<=[^\\s:])${gap}:(?=[\\s»]|$)`, 'g'), `${wide}:`)
    .replaceAll(new RegExp(`(?<=${value})${gap}([%€])`, 'g'), `${wide}$1`)
    .replaceAll(new RegExp(`(?<=${value})[ \u00a0](${unit})\\b`, 'g'), `${wide}$1`)
    .replaceAll(/(?<=\d) (?=\d{3}\b)/g, narrow)
    .replaceAll(/(?<=n°|§|\bart\.) (?=\d)/g, wide);
}
