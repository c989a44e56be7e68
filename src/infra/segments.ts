/** One piece of a text; `isWordLike` where words are segmented. */
interface Segment {
  text: string;
  isWordLike: boolean;
}

/** UTF-16 units that `Intl.Segmenter` gets at a time: in V8, each segment costs time by the length of the whole text. */
const graphemeChunk = 128;
/** Larger, since where a word of Chinese or Thai ends depends on the words after it. Most texts are shorter. */
const wordChunk = 1024;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Each is a grapheme of its own. */
const plainText = /^[\t\n\x20-\x7e]*$/;

/** The characters as people see them: letters with their marks, whole emojis. In time that grows with the text. */
export function splitGraphemes(text: string): string[] {
  if (plainText.test(text)) return text.split('');
  return inChunks(graphemes, text, graphemeChunk).map((segment) => segment.text);
}

/** The segments of a segmenter by words, in time that grows with the text. Joined they give it. */
export function splitAtWords(segmenter: Intl.Segmenter, text: string): Segment[] {
  return inChunks(segmenter, text, wordChunk);
}

function inChunks(segmenter: Intl.Segmenter, text: string, usual: number): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let size = usual; from < text.length; ) {
    const chunk = text.slice(from, wholeCharacter(text, from + size));
    const isLast = from + chunk.length >= text.length;
    // a segment near the end may go on behind it, or end earlier because of what comes there
    const surely = isLast ? chunk.length : chunk.length * (7 / 8);
    const found = firstSegments(segmenter, chunk, { surely, atMost: size > usual ? 1 : Number.POSITIVE_INFINITY });
    for (const segment of found) {
      segments.push(segment);
      from += segment.text.length;
    }
    // one segment is longer than the chunk
    size = found.length === 0 ? size * 2 : usual;
  }
  return segments;
}

function firstSegments(
  segmenter: Intl.Segmenter,
  chunk: string,
  { surely, atMost }: { surely: number; atMost: number },
): Segment[] {
  const found: Segment[] = [];
  for (const { segment, index, isWordLike = false } of segmenter.segment(chunk)) {
    if (index + segment.length > surely || found.length >= atMost) break;
    found.push({ text: segment, isWordLike });
  }
  return found;
}

/** The end of the character at this place: half of a surrogate pair would be another character. */
function wholeCharacter(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff ? end + 1 : end;
}
