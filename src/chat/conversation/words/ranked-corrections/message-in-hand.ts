import { lineNamesIn } from '../in-lines/line-names.ts';
import { quotedPlaces } from '../text/quotes.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { judgeWords, type Place, type Spoken } from '../with-captions/mentions.ts';

/** A message, and the captions that it may correct. */
export interface MessageInHand {
  text: string;
  words: readonly Spoken[];
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
  /** The words that name a line, and which line. */
  lines: readonly (Place & { line: number })[];
}

/** In words, signs among them. A longer message tells a story. */
const maxMessage = 60;

/** null = the message is too long, or empty. */
export function readMessage(
  text: string,
  captions: CaptionsInHand,
  dictionaries: readonly Dictionary[],
): MessageInHand | null {
  const tokens = tokenize(text);
  if (tokens.length === 0 || tokens.length > maxMessage) return null;
  const words = judgeWords(text, tokens, { dictionaries, isQuoted: quotedPlaces(text) });
  const names = lineNamesIn(tokens, { text, dictionaries, captions: { ...captions, isShown: true } });
  const lines = names.map(({ line, from, to }) => ({ line, ...placeOf(words, tokens.slice(from, to)) }));
  return { text, words, captions, dictionaries, lines };
}

function placeOf(words: readonly Spoken[], tokens: readonly Token[]): Place {
  const [start = 0, end = 0] = [tokens[0]?.start, tokens.at(-1)?.end];
  const inside = words.flatMap(({ token }, index) => (token.start >= start && token.start < end ? [index] : []));
  return { from: inside[0] ?? 0, to: (inside.at(-1) ?? -1) + 1 };
}

/** Runs of words without a sign at their edges, and without the end of a line or an arrow inside. */
export function placesIn(words: readonly Spoken[], most: number): Place[] {
  const places: Place[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + most); to++) {
      const last = words[to - 1];
      if (isEnd(last) || (to === from + 1 && !isWord(last))) break;
      if (isWord(last)) places.push({ from, to });
    }
  }
  return places;
}

export function isWord(word: Spoken | undefined): boolean {
  return word !== undefined && word.token.kind !== 'break' && word.token.kind !== 'arrow';
}

function isEnd(word: Spoken | undefined): boolean {
  return word === undefined || word.token.kind === 'arrow' || /^[\n:;()]$/.test(word.text);
}

/** The number of the line that some words are about: the only one that is named, or of several the last before them. null = none is named. */
export function lineNamedFor({ lines }: MessageInHand, { from }: Place): number | null {
  const before = lines.findLast((name) => name.from <= from);
  return (before ?? lines[0])?.line ?? null;
}

export function wordsOfLine({ captions }: MessageInHand, line: number): Place {
  const { spoken } = captions.words;
  const from = spoken.findIndex((word) => word.line === line);
  const to = spoken.findLastIndex((word) => word.line === line) + 1;
  return { from: Math.max(0, from), to };
}
