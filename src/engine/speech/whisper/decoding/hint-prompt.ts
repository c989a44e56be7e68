import { lettersOf, soundLikeness, soundsOf } from '../../../captions/script/letters.ts';
import type { ModelDescription } from './model-files.ts';

/** Names to expect. */
export interface Hints {
  /** What Whisper takes for the text before, with the names that sound like something in a text (UTF-8). Empty = none does. */
  promptFor(text: Buffer): readonly number[];
  /** Whether one of the names is in a text, as whole words; case and punctuation do not matter. */
  areIn(text: Buffer): boolean;
}

/** Prepares names once for all chunks of a recording. */
export function createHints(names: readonly string[], model: Vocabulary): Hints {
  const ids = idsOf(model);
  const known = names.map((name) => ({ name, written: comparable(name), sounds: soundsOf(lettersOf(name)) }));
  return {
    promptFor(text) {
      const heard = soundsIn(text.toString());
      const alike = known.filter(({ sounds }) => isHeard(sounds, heard));
      return promptOf(
        alike.map(({ name }) => name),
        model,
        ids,
      );
    },
    areIn(text) {
      const all = comparable(text.toString());
      return known.some(({ written }) => all.includes(written));
    },
  };
}

function comparable(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Names that Whisper does not know are heard as very different words; what is too unlike costs a search in vain. */
const minLikeness = 0.45;
/** A name may be heard as so many words. */
const maxHeardWords = 5;

function soundsIn(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => soundsOf(lettersOf(word)))
    .filter((sounds) => sounds !== '');
}

/** Whether some words after one another sound like a name. */
function isHeard(name: string, heard: readonly string[]): boolean {
  return heard.some((_, from) => {
    let sounds = '';
    for (let to = from; to < Math.min(heard.length, from + maxHeardWords); to++) {
      sounds += heard[to] ?? '';
      if (sounds.length > 1.6 * name.length) break;
      if (sounds.length >= 0.6 * name.length && soundLikeness(name, sounds) >= minLikeness) return true;
    }
    return false;
  });
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
