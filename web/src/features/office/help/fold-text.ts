export interface FoldedText {
  text: string;
  /** For each character of `text`, where the one it came from starts and ends. */
  starts: number[];
  ends: number[];
}

const sameForSearch: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'", '“': '"', '”': '"' };

/** Takes away what somebody searching should not have to type: capitals, accents, ligatures, no-break spaces. */
export function foldText(source: string): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] };
  let start = 0;
  for (const character of source) {
    const end = start + character.length;
    for (const plain of foldCharacter(character)) {
      folded.text += plain;
      folded.starts.push(start);
      folded.ends.push(end);
    }
    start = end;
  }
  return folded;
}

function foldCharacter(character: string): string {
  const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return sameForSearch[plain] ?? plain;
}
