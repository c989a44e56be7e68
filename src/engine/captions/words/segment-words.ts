const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** For the segmenter they run on into letters of any other script. */
const scripts = [/\p{Script=Thai}/u, /\p{Script=Lao}/u, /\p{Script=Khmer}/u, /\p{Script=Myanmar}/u];

export interface Segment {
  text: string;
  /** false = punctuation, signs, blanks. */
  isWordLike: boolean;
}

/** Words and the signs between them; Thai, Lao, Khmer and Burmese words end where another script begins (ใช้Zapier). */
export function segmentWords(text: string): Segment[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike = false }) =>
    cutAtScripts(segment).map((part) => ({ text: part, isWordLike })),
  );
}

function cutAtScripts(word: string): string[] {
  if (!scripts.some((script) => script.test(word))) return [word];
  const parts: string[] = [''];
  let current: number | undefined;
  for (const sign of word) {
    // marks and digits go with what they follow
    const script = /\p{L}/u.test(sign) ? scripts.findIndex((one) => one.test(sign)) : current;
    if (current !== undefined && script !== current) parts.push('');
    parts.push(`${parts.pop()}${sign}`);
    current = script;
  }
  return parts;
}
