import type { CorrectionWish } from '../../understood-words.ts';
import { keepForSettings, type Reading, type Segment, splitIntoSegments, tokensOf } from '../corrections/reading.ts';
import type { Token } from '../text/tokenize.ts';
import { type LineName, lineNamesIn } from './line-names.ts';
import { type NewText, newTextsIn, partsBeside } from './new-texts.ts';
import { partsOfLines } from './parts-of-lines.ts';
import { textPutIntoLine } from './put-into-line.ts';
import { readInLine } from './read-in-line.ts';
import { removedLines } from './removed-lines.ts';
import { unnumberedTexts } from './unnumbered-texts.ts';

/** In tokens. A longer message tells a story. */
const maxTokens = 90;

/**
 * Takes the corrections of a message that names lines: "1 flour 10 fifty", "la 9 son tres y la 10 Itziar", "take number 3 out". Each part is about its
 * line alone. What replaces a whole line is left to `takeLine`.
 */
export function takeInLines(reading: Reading, segment: Segment): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions || captions.line !== undefined || segment.after !== '\n') return false;
  const segments = segmentsOfLine(reading.segments);
  const tokens = apart(text, tokensOf(segments), captions.words.lines.length);
  if (tokens.length > maxTokens) return false;
  const names = lineNamesIn(tokens, { text, captions, dictionaries });
  const at = tokens[0]?.start ?? 0;
  const removed = removedLines(tokens, names, { text, captions, dictionaries, isQuoted: reading.isQuoted });
  if (removed.length === 0 && takeNewTexts(reading, segments, { tokens, names })) return true;
  const message = { text, tokens, captions, dictionaries, isQuoted: reading.isQuoted };
  const put = removed.length > 0 ? null : textPutIntoLine(names, message);
  const taken = put ? [put] : removed;
  const read = taken.length > 0 ? taken : readParts(reading, tokens, names);
  if (read === null) return false;
  reading.segments.splice(-segments.length);
  reading.corrections.push(...read.map((wish) => ({ wish, at })));
  return true;
}

/** Takes the new texts of lines; what else the message says is read by itself. */
function takeNewTexts(
  reading: Reading,
  segments: readonly Segment[],
  { tokens, names }: { tokens: readonly Token[]; names: readonly LineName[] },
): boolean {
  const { captions, text, dictionaries, isQuoted } = reading;
  if (!captions) return false;
  const message = { text, tokens, captions, dictionaries, isQuoted };
  return takeTexts(reading, segments, { tokens, texts: newTextsIn(names, message) });
}

/** Takes texts that are almost lines of the captions and name none by its number. */
export function takeUnnumbered(reading: Reading, segment: Segment): boolean {
  const { captions, text, dictionaries, isQuoted } = reading;
  if (!captions || captions.line !== undefined || segment.after !== '\n') return false;
  const segments = segmentsOfLine(reading.segments);
  const tokens = tokensOf(segments);
  const texts = unnumberedTexts({ text, tokens, captions, dictionaries, isQuoted });
  return takeTexts(reading, segments, { tokens, texts });
}

function takeTexts(
  reading: Reading,
  segments: readonly Segment[],
  { tokens, texts }: { tokens: readonly Token[]; texts: readonly NewText[] },
): boolean {
  if (texts.length === 0) return false;
  reading.segments.splice(-segments.length);
  const beside = partsBeside(tokens, texts).flatMap((part) => splitIntoSegments(part, reading.isQuoted));
  reading.segments.push(...beside.reverse());
  for (const { wish, from } of texts) reading.corrections.push({ wish, at: tokens[from]?.start ?? 0 });
  return true;
}

/** null = the message is about something else, or gives a line a new text. */
function readParts(reading: Reading, tokens: readonly Token[], names: readonly LineName[]): CorrectionWish[] | null {
  const { captions, text, dictionaries } = reading;
  if (!captions) return null;
  const reader = { captions, dictionaries, readPart: reading.readPart };
  const ways = partsOfLines({ text, tokens, names, dictionaries }).map((parts) =>
    parts.map((part) => readInLine(part, reader) ?? { wishes: null, unread: [part.said] }),
  );
  const readOf = (read: readonly { wishes: unknown }[]) => read.filter(({ wishes }) => wishes !== null).length;
  const [read] = ways.sort((one, other) => readOf(other) - readOf(one));
  if (!read) return null;
  // where few parts are about their lines, the numbers mean something else
  if (readOf(read) * 2 < Math.max(2, read.length)) return null;
  reading.unchanged.isSaid ||= read.some(({ wishes }) => wishes?.length === 0);
  for (const said of read.flatMap(({ unread }) => unread)) keepUnread(reading, said);
  return read.flatMap(({ wishes }) => wishes ?? []);
}

/** What was not understood of a line is said to be so. */
function keepUnread(reading: Reading, said: string): void {
  const start = reading.text.indexOf(said);
  const tokens = tokensOf(segmentsOfLine(reading.segments));
  keepForSettings(
    reading,
    tokens.filter((token) => token.start >= start && token.end <= start + said.length),
  );
}

/** Up to the end of the line of the message. */
function segmentsOfLine(segments: readonly Segment[]): Segment[] {
  let count = 1;
  while (count < segments.length && segments.at(-1 - count)?.after !== '\n') count++;
  return segments.slice(-count).reverse();
}

/** "2,5" are two lines. */
function apart(text: string, tokens: readonly Token[], count: number): Token[] {
  return tokens.flatMap((token) => {
    const [, one = '', two = ''] = /^(\d{1,3}),(\d{1,3})$/.exec(text.slice(token.start, token.end)) ?? [];
    if (token.kind !== 'number' || one === '' || Number(one) >= Number(two) || Number(two) > count) return [token];
    const middle = token.start + one.length;
    return [
      { kind: 'number', key: one, start: token.start, end: middle },
      { kind: 'break', key: ',', start: middle, end: middle + 1 },
      { kind: 'number', key: two, start: middle + 1, end: token.end },
    ];
  });
}
