import type { DecodedWord } from './decoded-words.ts';
import { knownName } from './known-names.ts';
import type { ModelDescription } from './model-files.ts';
import { type NamePlace, placesOfNames } from './name-places.ts';

/** Names to expect. */
export interface Hints {
  /** Where names may have been heard as other words. */
  placesIn(words: readonly DecodedWord[]): NamePlace[];
  /** What Whisper takes for the text before, with these names; empty without names. */
  promptOf(names: readonly string[]): readonly number[];
  /** Tokens of a text. */
  encode(text: string): number[];
}

/** Prepares names once for all chunks of a recording. */
export function createHints(names: readonly string[], model: Vocabulary): Hints {
  const ids = idsOf(model);
  const known = names.map(knownName);
  return {
    placesIn: (words) => placesOfNames(known, words),
    promptOf: (some) => promptOf(some, model, ids),
    encode: (text) => encode(text, ids),
  };
}

type Vocabulary = Pick<ModelDescription, 'tokenBytes' | 'end' | 'previous'>;

/**
 * Names fill the place of the text before, which Whisper goes on with: it spells what it hears as it was spelt there. With
 * the longest text they stay within the context of 448 tokens.
 */
const maxHintTokens = 200;

/** Words, numbers and punctuation, each with the space before it, as GPT-2 and Whisper split texts. */
const parts = /'(?:s|t|re|ve|m|ll|d)| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;

/**
 * Tokens that stand before the start of a text, so that names are known while listening. Names that find no place are left out,
 * the last ones first. Takes time linear in the length of all names.
 */
function promptOf(names: readonly string[], model: Vocabulary, ids: ReadonlyMap<string, number>): number[] {
  const tokens: number[] = [];
  for (const name of names) {
    const more = encode(`${tokens.length > 0 ? ',' : ''} ${name}`, ids);
    if (tokens.length + more.length >= maxHintTokens) break;
    tokens.push(...more);
  }
  return tokens.length === 0 ? [] : [model.previous, ...tokens, ...encode('.', ids)];
}

/** Longer parts are no names. */
const maxPartBytes = 64;

/** Byte pair encoding (Sennrich et al. 2016): of two neighbours the pair with the lowest number is joined first. */
function encode(text: string, ids: ReadonlyMap<string, number>): number[] {
  return (text.match(parts) ?? []).flatMap((part) => encodePart(Buffer.from(part).subarray(0, maxPartBytes), ids));
}

function encodePart(bytes: Buffer, ids: ReadonlyMap<string, number>): number[] {
  const pieces = [...bytes].map((byte) => String.fromCharCode(byte));
  for (;;) {
    const ranks = pieces.slice(1).map((piece, i) => ids.get(`${pieces[i]}${piece}`) ?? Number.POSITIVE_INFINITY);
    const lowest = Math.min(...ranks);
    if (lowest === Number.POSITIVE_INFINITY) break;
    const at = ranks.indexOf(lowest);
    pieces.splice(at, 2, `${pieces[at]}${pieces[at + 1]}`);
  }
  return pieces.flatMap((piece) => ids.get(piece) ?? []);
}

/** Text tokens by their bytes, each byte a character. */
function idsOf({ tokenBytes, end }: Vocabulary): Map<string, number> {
  return new Map(tokenBytes.slice(0, end).map((bytes, id) => [Buffer.from(bytes).toString('latin1'), id]));
}
