const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Scripts in which the segmenter does not end a word at letters of another script. */
const scripts = [/\p{Script=Thai}/u, /\p{Script=Lao}/u, /\p{Script=Khmer}/u, /\p{Script=Myanmar}/u];

export interface Segment {
  text: string;
  /** false = punctuation, symbols, spaces. */
  isWordLike: boolean;
}

/** Words and what is between them. Thai, Lao, Khmer and Burmese words end where another script begins (ใช้Zapier). */
export function segmentWords(text: string): Segment[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike = false }) =>
    splitAtScripts(segment).map((part) => ({ text: part, isWordLike })),
  );
}

function splitAtScripts(word: string): string[] {
  if (!scripts.some((script) => script.test(word))) return [word];
  const parts: string[] = [''];
  let current: number | undefined;
  for (const character of word) {
    // marks and digits stay with the letter before
    const script = /\p{L}/u.test(character) ? scripts.findIndex((one) => one.test(character)) : current;
    if (current !== undefined && script !== current) parts.push('');
    parts.push(`${parts.pop()}${character}`);
    current = script;
  }
  return parts;
}
